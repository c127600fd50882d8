import { PictureClassifier } from '../engines/diffusion/checks/picture-classifier.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { openSession } from '../models/inference-session.js';
import { loadModel } from '../models/load-model.js';
import type { DecoderSettings } from './process-settings.js';

/** 349 harmless photos and portraits of all styles reach 0.66. */
const BAR = 0.9;

const classifier: Parameters<typeof PictureClassifier.open>[1]['classifier'] = {
  size: { width: 224, height: 224 },
  mean: [0, 0, 0],
  std: [1, 1, 1],
  labels: ['drawing', 'hentai', 'neutral', 'porn', 'sexy'],
  activation: 'none',
  refuse: { hentai: BAR, porn: BAR },
};

/** Opens its model for the first photo. */
export class NudityCheck {
  #model?: Promise<PictureClassifier>;

  constructor(private readonly settings: Pick<DecoderSettings, 'threads'>) {}

  async refuses(photo: RgbImage): Promise<boolean> {
    this.#model ??= this.#open();
    return (await this.#model).refuses(photo);
  }

  #open(): Promise<PictureClassifier> {
    const { threads } = this.settings;
    const session = async () => {
      const model = await loadModel('nudity.onnx');
      return (await openSession(model, { providers: ['cpu'], threads })).session;
    };
    return PictureClassifier.open({ session }, { classifier });
  }
}
