import phrases from './spanish.json' with { type: 'json' };
import { type Language, pairs } from './language.js';

/** Negations, faces, and things of which we have only something similar. */
const FURTHER = pairs(
  'pero=but|soy=am|luz de ventana=window light|retrato de estudio=studio portrait|foto tipo carnet=passport photo|ninguna=no|nunca=never|jamás=never|ni=no|sonreír=smile|sonrío=smile|encuadre cerrado=tight crop|' +
    'plano cerrado=tight crop|roma=rome|parís=paris|londres=london|nueva york=new york|tokio=tokyo|italia=italy|' +
    'grecia=greece|japón=japan|islandia=iceland|marruecos=morocco|egipto=egypt|toscana=tuscany|escocia=scotland|' +
    'pueblo=village|pueblo nevado=snowy village|campo de trigo=wheat field|campo de lavanda=lavender field|' +
    'primavera=spring|verano=summer|lluvia=rain|lluvioso=rainy|nevando=snowing|copo de nieve=snowflake|tormenta=storm|niebla=fog|navidad=christmas|río=river|cascada=waterfall|puerto=harbour|' +
    'años 20=1920s|años 50=1950s|años 60=1960s|años 80=1980s|años 90=1990s|medieval=medieval|ojos=eyes|' +
    'estudio=studio|ponme=give me|sombra=shadow|mars=mars|cámara=camera|maquillaje=makeup|curriculum=cv|azul marino=navy|solo=only|puro=|' +
    'sombras fuertes=strong shadow|si fuera=|feliz=happy|fuerte=strong|crema=cream|al pastel=pastel drawing|luz lateral=side light|nieve cayendo=falling snow|misterioso=mysterious|' +
    'años más joven=years younger|estar=be|elegante=elegant|dibujo a tinta=ink drawing|pálido=pale',
);

export const SPANISH: Language = {
  putsAdjectivesLast: true,
  endings: [
    ['s', ''],
    ['es', ''],
    ['a', 'o'],
    ['as', 'o'],
    ['os', 'o'],
  ],
  phrases: { ...FURTHER, ...phrases },
};
