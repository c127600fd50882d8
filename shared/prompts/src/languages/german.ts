import { STYLES, styleIdOf } from '@likeness/contracts/generation/styles';
import { STYLE_TERMS } from '../style-terms.js';
import phrases from './german.json' with { type: 'json' };
import { type Language, pairs } from './language.js';

/** Names of styles that the dictionary does not have; a name that is English needs no translation. */
const styleNames = Object.entries(STYLE_TERMS).flatMap(([style, [english]]) => {
  const phrase = STYLES[styleIdOf(style)]?.german.toLowerCase().replaceAll('-', ' ');
  if (!phrase || !english || phrase === style.toLowerCase()) return [];
  return [[phrase, english] as const];
});

/** Negations, faces, and things of which we have only something similar. */
const FURTHER = pairs(
  'rom=rome|venedig=venice|wien=vienna|prag=prague|italien=italy|griechenland=greece|schottland=scotland|' +
    'ägypten=egypt|marokko=morocco|toskana=tuscany|island=iceland|norwegen=norway|schweiz=switzerland|dorf=village|' +
    'verschneit dorf=snowy village|dorf im schnee=snowy village|weizenfeld=wheat field|kornfeld=wheat field|' +
    'lavendelfeld=lavender field|kirschblüte=cherry blossom|frühling=spring|sommer=summer|weihnachten=christmas|' +
    'weihnachtsbaum=christmas tree|geschmückt=decorated|kopf und schulter=head and shoulders|regen=rain|regnerisch=rainy|verregnet=rainy|regentag=rainy day|schneefall=snowfall|schneeflocke=snowflake|sturm=storm|gewitter=thunderstorm|nebel=fog|neblig=foggy|wolkig=cloudy|fluss=river|' +
    'wasserfall=waterfall|hafen=harbour|bauernhof=farm|museum=museum|20er jahr=1920s|20er=1920s|30er=1930s|' +
    '40er=1940s|50er=1950s|60er=1960s|80er=1980s|90er=1990s|80er jahr=1980s|90er jahr=1990s|60er jahr=1960s|' +
    '50er jahr=1950s|mittelalterlich=medieval|buntstift=colored pencil|bewerbungsfoto=professional headshot|' +
    'freundlich=friendly|profilbild=profile picture|aber=but|mehr=more|reinweiß=white|gerader blick=straight gaze|gerade blick=straight gaze|' +
    'blick in die kamera=straight gaze|direkt blick=straight gaze|schatten=shadow|weich schatten=soft light|' +
    'polarlicht=northern lights|romantisch=romantic|studio=studio|minimalistisch=minimalist|mars=mars|' +
    'eng zuschnitt=tight crop|eng ausschnitt=tight crop|gib=give|gib mir=give me|gesamt körper=full body|' +
    'ganzkörper=full body|alt bücher=old books|niemals=never|nie=never|weder=no|noch=no|sommersprosse=freckle|' +
    'hätte gern=want|im alter=old|kamera=camera|neben=near|weißer=white|stern=star|' +
    'nachthimmel=night sky|winterlandschaft=winter landscape|filmplakat=poster|lieber=|jahr=years|raum=room|alles=all|pflanze=plant|' +
    'fallend schnee=falling snow|schneit=snowing|lebenslauf=cv|herbstlaub=autumn leaves|popart=pop art|tuschezeichnung=ink drawing|federzeichnung=ink drawing|blass=pale|geheimnisvoll=mysterious|glücklich=happy|harte schatten=strong shadow|ganz=|schneesturm=snowstorm|abendstimmung=evening light|seitenlicht=side light',
);

export const GERMAN: Language = {
  digraphs: true,
  endings: [
    ['en', ''],
    ['er', ''],
    ['es', ''],
    ['em', ''],
    ['e', ''],
    ['n', ''],
    ['s', ''],
    ['en', 'e'],
  ],
  phrases: { ...Object.fromEntries(styleNames), ...FURTHER, ...phrases },
};
