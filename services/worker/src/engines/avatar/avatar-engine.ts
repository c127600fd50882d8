import type { Unmet } from '@likeness/contracts/generation/prompt-answers';
import { floor, min } from '../../imaging/math.js';
import { toRgb } from '../../imaging/planar.js';
import { seededRandom, type Random } from '../../imaging/random.js';
import {
  PortraitEngine,
  type Portrait,
  type Recipe,
  type Reference,
  type RenderOptions,
} from '../portrait/portrait-engine.js';
import { unmetInWords } from '@likeness/prompts/answers-in-words';
import { isOfPlainCollection, readPrompt } from '@likeness/prompts/read-prompt';
import { inWeather } from '../prompts/weather.js';
import { regrade } from '../prompts/regrade.js';
import { outcomeOf } from '../prompts/outcome.js';
import {
  hasScenery,
  isDrawn,
  photoStyleFor,
  styleOf,
  wishedStyle,
} from '../prompts/wished-style.js';
import type { Wishes } from '@likeness/prompts/wishes';
import { boundsOf } from '../../analysis/landmarks.js';
import { unmetRecord } from '../portrait/unmet-record.js';
import { headOf } from '../studio/3-light/head-outline.js';
import { reduced } from '../studio/4-arrange/backdrops/reduced.js';
import { fullSize } from '../studio/model/scene.js';
import { stageClock } from '../portrait/stage-clock.js';
import type { StudioEngine } from '../studio/studio-engine.js';
import type { Style } from '../studio/model/style.js';
import { type Appearance, chooseAppearance } from './appearance.js';
import { type Drawing, mirrored } from './drawing.js';
import { drawnScene } from './drawn-scene.js';
import { type DrawingWindow, rasterise } from './label-map.js';
import { drawLorelei } from './lorelei.js';
import { drawOpenPeeps } from './open-peeps.js';

const AVATAR_ENGINE = 'avatar';
const AVATAR_VERSION = '1.0.0';

const UNPOSED: Unmet = { code: 'no-pose' };

/** Treatments that suit a drawing; consecutive seeds get different ones. */
const USUAL_STYLES = [
  'Oil painting',
  'Watercolour',
  'Window light',
  'Pastel',
  'Comic',
  'Palette knife',
  'Golden hour',
  'Night swirls',
] as const;
const FRAMINGS = { close: 0.74, 'head and shoulders': 0.96, wide: 1.18 } as const;

/** Draws an avatar from prompt and seed with the studio's renderers. It shows no real person. */
export class AvatarEngine extends PortraitEngine {
  constructor(private readonly studio: StudioEngine) {
    super();
  }

  async render(
    _references: readonly Reference[],
    recipe: Recipe,
    options: RenderOptions,
  ): Promise<Portrait> {
    const { seed, size } = recipe;
    const prompt = recipe.prompt ?? { positive: '', negative: '' };
    const reading = readPrompt(prompt, 'drawing');
    const { wishes } = reading;
    const { unmet, mainUnmet } = outcomeOf(reading, () => true);
    const clock = stageClock(options);
    const inferenceBefore = this.studio.inferenceMs;
    const random = seededRandom(seed).fork('avatar');
    const { drawing, appearance } = await clock.stage('compose', () =>
      drawPerson(wishes, recipe.gender, random),
    );
    const window = chooseWindow(drawing, wishes, random.fork('frame'));
    const scene = await clock.stage('matte', async () => {
      const labels = await rasterise(drawing, window, size);
      const { topology } = this.studio.analyser;
      return drawnScene(drawing, labels, window, appearance, topology, random.fork('scene'));
    });
    const style = wishedStyle(wishes, usualStyle(wishes, seed));
    const picture = await clock.stage('style', async () => {
      const painted = await this.studio.paintScene(scene, style, sittingSeed(wishes, seed), clock);
      const skin = fullSize(scene, scene.masks.skin);
      const graded = regrade(painted, wishes, skin, { isDrawn: isDrawn(style) });
      return inWeather(graded, wishes.weather, scene.alpha, seed, style);
    });
    clock.show('style', (side) => reduced(picture, side));
    return {
      image: toRgb(picture),
      face: boundsOf(scene.landmarks),
      likeness: null,
      record: {
        engine: AVATAR_ENGINE,
        engineVersion: AVATAR_VERSION,
        style: null,
        renderer: style.look.renderer,
        gender: recipe.gender,
        seed,
        size,
        head: headOf(scene),
        referenceId: null,
        ...unmetRecord([...unmet, ...drawing.missing, ...(recipe.headPose ? [UNPOSED] : [])]),
        ...(mainUnmet && { mainUnmet: unmetInWords(mainUnmet) }),
        avatar: true,
        gentleness: 0,
        provider: this.studio.provider,
        timings: clock.timings,
        inferenceMs: this.studio.inferenceMs - inferenceBefore,
      },
    };
  }
}

function drawPerson(wishes: Wishes, gender: Recipe['gender'], random: Random) {
  const appearance: Appearance = chooseAppearance(wishes.person, gender, random.fork('appearance'));
  const draw = isOfPlainCollection(wishes.person) ? drawOpenPeeps : drawLorelei;
  const drawing = draw(appearance, random.fork('drawing'));
  const isMirrored = random.fork('side').next() < 0.5;
  return { appearance, drawing: isMirrored ? mirrored(drawing) : drawing };
}

function chooseWindow({ bust }: Drawing, wishes: Wishes, random: Random): DrawingWindow {
  const share = FRAMINGS[wishes.framing ?? usualFraming(wishes)] * random.between(0.95, 1.04);
  const side = min(bust.side * share, bust.side * 1.2);
  const x = bust.x - side / 2 + bust.side * random.between(-0.02, 0.02);
  const above = wishes.framing === 'close' ? 0.08 : -0.02;
  const y = min(bust.y + bust.side * above, bust.bottom - side);
  return { x, y, side };
}

function usualFraming({ person }: Wishes): keyof typeof FRAMINGS {
  return person.garment || person.clothing ? 'wide' : 'head and shoulders';
}

function usualStyle(wishes: Wishes, seed: number): Style {
  const { avoidedStyles, scene, light } = wishes;
  const styles = USUAL_STYLES.filter((value) => !avoidedStyles.includes(value)).map(styleOf);
  const fitting = scene ? styles.filter(hasScenery) : styles;
  const style = fitting.at(seed % fitting.length);
  const isPhoto = style?.look.renderer === 'photo';
  return !style || (isPhoto && (scene || light)) ? photoStyleFor(wishes) : style;
}

/** Divisible by the number of any style's backdrops and lights. */
const EVERY_CHOICE = 840;

function sittingSeed({ style }: Wishes, seed: number): number {
  if (style) return seed;
  const styles = USUAL_STYLES.length;
  return floor(seed / styles) + EVERY_CHOICE * (seed % styles);
}
