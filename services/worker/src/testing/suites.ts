import { suite } from '@likeness/testing/suite';
import { FaceAnalyser } from '../analysis/face-analyser.js';
import type { Scene } from '../engines/studio/model/scene.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { builtModels } from './built-models.js';
import { personPhoto, personScene } from './person-view.js';

export const studioSuite = () => suite(() => StudioEngine.open({ modelsDir: builtModels() }));
export const analyserSuite = () => suite(() => FaceAnalyser.load({ modelsDir: builtModels() }));

/** The scene of a photo of `fixtures/people`. */
export function sceneSuite(person: string, size: number): Scene {
  const open = async () => {
    const analyser = await FaceAnalyser.load({ modelsDir: builtModels() });
    const scene = await personScene(analyser, await personPhoto(person), size);
    await analyser.close();
    return scene;
  };
  return suite(open, () => undefined);
}
