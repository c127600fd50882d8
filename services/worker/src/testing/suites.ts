import { suite } from '@likeness/testing/suite';
import { FaceAnalyser } from '../analysis/face-analyser.js';
import type { Scene } from '../engines/studio/model/scene.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { builtModels } from './built-models.js';
import { personPhoto, personScene } from './person-view.js';

// Models are built while the spec is loaded: in a hook, they would use up its time limit.
export function studioSuite(): StudioEngine {
  const modelsDir = builtModels();
  return suite(() => StudioEngine.open({ modelsDir }));
}

export function analyserSuite(): FaceAnalyser {
  const modelsDir = builtModels();
  return suite(() => FaceAnalyser.load({ modelsDir }));
}

/** The scene of a photo of `fixtures/people`. */
export function sceneSuite(person: string, size: number): Scene {
  const modelsDir = builtModels();
  const open = async () => {
    const analyser = await FaceAnalyser.load({ modelsDir });
    const scene = await personScene(analyser, await personPhoto(person), size);
    await analyser.close();
    return scene;
  };
  return suite(open, () => undefined);
}
