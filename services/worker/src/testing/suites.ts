import { suite } from '@likeness/testing/suite';
import type { FaceAnalyser } from '../analysis/face-analyser.js';
import type { Scene } from '../engines/studio/model/scene.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { personPhoto, personScene } from './person-view.js';

const stays = () => undefined;
let studio: Promise<StudioEngine> | undefined;
const opened = () => (studio ??= StudioEngine.open({ threads: 1 }));

/** One engine serves all specs of a run, because loading its models takes seconds. */
export function studioSuite(): StudioEngine {
  return suite(opened, stays);
}

export function analyserSuite(): FaceAnalyser {
  return suite(async () => (await opened()).analyser, stays);
}

/** The scene of a photo of `fixtures/people`. */
export function sceneSuite(person: string, size: number): Scene {
  const open = async () => personScene((await opened()).analyser, await personPhoto(person), size);
  return suite(open, stays);
}
