import phrases from './french.json' with { type: 'json' };
import { type Language, pairs } from './language.js';

/** Negations, faces, and things of which we have only something similar. */
const FURTHER = pairs(
  'mais=but|trop=too|lumière de fenêtre=window light|ne=not|n=not|pas de=not|aucune=no|jamais=never|souris=smile|souriante=smiling|' +
    'cadrage serré=tight crop|plan serré=tight crop|regard droit=straight gaze|regard caméra=straight gaze|' +
    'rome=rome|venise=venice|londres=london|italie=italy|grèce=greece|japon=japan|islande=iceland|maroc=morocco|' +
    'égypte=egypt|toscane=tuscany|écosse=scotland|village=village|village sous la neige=snowy village|' +
    'champ de blé=wheat field|champ de lavande=lavender field|printemps=spring|été=summer|pluie=rain|pluvieux=rainy|flocon de neige=snowflake|flocon=snowflake|orage=storm|tempête=storm|brouillard=fog|brume=fog|' +
    'noël=christmas|rivière=river|cascade=waterfall|port=harbour|années 20=1920s|années 50=1950s|années 60=1960s|' +
    'années 80=1980s|années 90=1990s|médiéval=medieval|studio=studio|rends moi=make me|ombre=shadow|' +
    'maquillage=makeup|mars=mars|caméra=camera|à côté=near|façon=style|léger=|pas de fond=no background|' +
    "s'il vous plait=|s'il vous plaît=|s'il te plait=|s'il te plaît=|juste=only|neige qui tombe=falling snow|" +
    'il neige=snowing|sapin=christmas tree|mystérieux=mysterious|mystérieuse=mysterious|aimerais=want|avoir=have|air=look|' +
    "ombres fortes=strong shadow|an de moins=years younger|heureux=happy|crème=cream|au pastel=pastel drawing|lumière latérale=side light|lumière froide=cool light|plus jeune=younger|dessin à l'encre=ink drawing|pâle=pale|plein soleil=sunny|élégant=elegant|dix=10|vingt=20",
);

export const FRENCH: Language = {
  putsAdjectivesLast: true,
  elision: /^(?:l|d|qu|j|m|s|c|n)'/u,
  endings: [
    ['s', ''],
    ['x', ''],
    ['es', ''],
    ['e', ''],
    ['te', 't'],
  ],
  phrases: { ...FURTHER, ...phrases },
};
