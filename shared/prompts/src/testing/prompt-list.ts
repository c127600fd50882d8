/**
 * Language, subject, prompt, expected reading. A reading lists wishes (colours by name) and unmet
 * words; `-` is no wish.
 */
export const PROMPT_LIST = `
en photo | Van Gogh, starry night | style=Night swirls
en photo | like Van Gogh's starry night | style=Night swirls
en photo | colorize this portrait | unmet=colorize
en photo | colorize this black and white photo | avoid=Black and white; unmet=colorize
en photo | turn it into black and white | tone=black and white
en photo | dark suit and red tie | unmet=dark suit/red tie
en photo | in a dark suit and a red tie, office behind me | scene=office; unmet=dark suit/red tie
en photo | navy blazer, white shirt, corporate headshot | style=Studio headshot; unmet=navy blazer/white shirt
en photo | oil painting with a dark green background | style=Oil painting; wall=dark green
en photo | charcoal drawing on grey paper | style=Charcoal; wall=grey
en photo | watercolour, loose brushwork, soft pastel colours | style=Watercolour; tone=pastel; unmet=loose brushwork
en photo | make me look like a 1940s film noir detective | style=Noir; unmet=1940s/detective
en photo | film noir, hard shadows through blinds | style=Noir; scene=blinds; unmet=hard shadows
en photo | comic book style with bold outlines | style=Comic; tone=vivid; unmet=outlines
en photo | pop art like Andy Warhol | style=Pop art
en photo | in the style of image 2 | look=2
en photo | my face with the colours and the light of image 2 | look=2
en photo | a portrait of the person in image 1 in the style of image 3 | look=3
en photo | professional headshot for LinkedIn with a light grey background | style=Studio headshot; wall=light grey
en photo | business portrait, navy background, soft light | style=Studio headshot; light=soft; wall=navy
en photo | golden hour on the beach | scene=beach; hour=sunset; light=golden hour
en photo | on a rooftop at night with city lights | scene=city; hour=night
en photo | under cherry blossoms in Japan | scene=garden
en photo | in a pine forest in the morning mist | scene=forest; unmet=morning
en photo | walking in the rain with an umbrella | unmet=walking/umbrella
en photo | close-up, black background, rim light | framing=close; light=rim; wall=black
en photo | window light, calm mood, muted colours | light=window; tone=muted; unmet=
en photo | low key portrait with candlelight | light=low key; unmet=candlelight
en photo | high key, white background | light=high key; wall=white
en photo | cyberpunk with pink and blue neon | style=Neon; colour=pink; colour=blue
en photo | pink and purple tones, synthwave | style=Neon; colour=pink; colour=purple
en photo | sepia, old photograph from 1890 | style=Vintage film; tone=sepia; unmet=1890
en photo | stained glass window in a church | style=Stained glass; unmet=church
en photo | low poly, turquoise background | style=Low poly; wall=turquoise
en photo | ink painting with mountains | style=Ink wash; scene=mountains
en photo | impressionist garden, dappled sunlight | style=Impressionist; scene=garden; light=natural; unmet=dappled
en photo | pencil drawing, no background | style=Pencil; scene=transparent
en photo | remove the background | scene=transparent
en photo | make me smile | unmet=smile
en photo | without glasses | unmet=glasses
en photo | give me blue hair | unmet=blue hair
en photo | bald with a long white beard | stays=bald/long white beard
en photo | as a Roman emperor, marble statue | unmet=Roman emperor/marble statue
en photo | with my dog in a park | scene=garden; unmet=dog
en photo | astronaut in space | scene=space; unmet=astronaut
en photo | standing in front of the Golden Gate Bridge | unmet=Golden Gate Bridge
en photo | red carpet event | unmet=red carpet event
en photo | red roses behind me | unmet=red roses
en photo | white house in the background | unmet=white house
en photo | green eyes, freckles | stays=green eyes/freckles
en photo | dreamy pastel portrait, lavender background | light=soft; tone=pastel; wall=lavender
en photo | warm autumn colours in the woods | scene=forest; tone=warm
en photo | snowy mountains, cool light | scene=mountains; tone=cool
en photo | library with warm lamp light | scene=library; light=candle; tone=warm
en photo | passport photo | framing=head and shoulders; light=soft; wall=lighter
en photo | not an oil painting, something modern | avoid=Oil painting
en photo | watercolor, no flowers | style=Watercolour
en photo | café in Paris, evening light | scene=café; light=golden hour; unmet=Paris
en photo | duotone in orange and teal | style=Duotone; colour=orange; colour=teal
en photo | hope poster in red and blue | style=Campaign poster; colour=red; colour=blue
en photo | palette knife, thick paint, vivid colours | style=Palette knife; tone=vivid
en photo | anime portrait | style=Comic; unmet=anime
en photo | in the style of Picasso | style=Oil painting; unmet=Picasso
en photo | Monet's water lilies | style=Impressionist; unmet=water lilies
en photo | dark background, dramatic light, black turtleneck | light=dramatic; wall=dark; unmet=black turtleneck
en photo | blue hour by the sea | scene=sea; light=night
en photo | desert at noon | scene=desert; hour=day
en photo | concert stage with purple lights | scene=stage; colour=purple
en photo | a golden crown and a red robe | unmet=golden crown/red robe
en photo | polaroid of me | style=Instant photo
en drawing | a woman with black skin and blond hair | gender=woman; skin=black; hair=blond
en drawing | young man, dark skin, short black hair, white t-shirt | gender=man; skin=dark; hairLength=short; hair=black; clothing=white
en drawing | old man with a white beard and a blue hat | age=old; gender=man; beard=full; hair=white; hat=hat; hatColour=blue
en drawing | a businesswoman in a dark suit and a red tie | gender=woman; garment=suit; clothing=charcoal; unmet=red
en drawing | red-haired girl with freckles and green eyes | gender=woman; hair=red; unmet=freckles/green eyes
en drawing | man with brown curly hair, round glasses and a yellow hoodie | gender=man; hair=brown; hairShape=curly; glasses=clear; garment=hoodie; clothing=yellow; unmet=round
en drawing | pale woman, long straight black hair, purple dress | skin=pale; gender=woman; hairLength=long; hairShape=straight; hair=black; garment=dress; clothing=purple
en drawing | grandmother with grey bun, smiling, pink cardigan | gender=woman; age=old; hair=grey; hairShape=bun; expression=smile; clothing=pink
en drawing | man with a red man bun and a full beard | gender=man; hair=red; hairShape=bun; beard=full
en drawing | woman wearing a green hijab | gender=woman; hat=headscarf; hatColour=green
en drawing | Black man with dreadlocks and sunglasses | gender=man; skin=black; hairShape=braids; glasses=dark
en drawing | Asian woman with a bob | gender=woman; hairLength=medium; unmet=Asian
en drawing | a bald man without a beard | hairLength=bald; gender=man; beard=no
en drawing | serious woman in a navy coat, orange background | expression=serious; gender=woman; garment=coat; clothing=navy; wall=orange
en drawing | pink hair, tan skin, oil painting | hair=pink; skin=tan; style=Oil painting
en drawing | a boy with ginger hair laughing | gender=man; hair=ginger; expression=laugh
en drawing | a woman with a red hat | gender=woman; hat=hat; hatColour=red
en drawing | man with a blue suit and a red tie | gender=man; garment=suit; clothing=blue; unmet=red
en drawing | a cheerful man with a red scarf | gender=man; expression=smile; unmet=red scarf
en drawing | man in a red bow tie | gender=man; unmet=red bow tie
en drawing | woman with red glasses | gender=woman; glasses=clear; unmet=red
en drawing | woman with black glasses | gender=woman; glasses=clear
en drawing | bald old man, thick white beard, hat | hairLength=bald; age=old; gender=man; beard=full; hair=white; hat=hat
en drawing | hair is pink | hair=pink
en drawing | an old woman | age=old; gender=woman
en drawing | a 70-year-old man | age=old; gender=man
en drawing | a woman aged 63 | age=old; gender=woman
en drawing | a middle-aged woman | age=middle; gender=woman
en drawing | a 45 year old man | age=middle; gender=man
en drawing | a 25 year old man | age=young; gender=man
en drawing | a teenage girl | age=young; gender=woman
en drawing | a little girl | age=child; gender=woman
en drawing | a child with curly hair | age=child; hairShape=curly
en drawing | an 8 year old boy | age=child; gender=man
de drawing | selbstbewusster Blick | expression=confident
fr drawing | femme, un bonnet orange | gender=woman; hat=beanie; hatColour=orange
en drawing | a dog | unmet=dog
en drawing | pirate with an eye patch | unmet=pirate/eye patch
en drawing | comic style girl with blue braids | style=Comic; gender=woman; hair=blue; hairShape=braids
en drawing | elderly woman, olive skin, headscarf | age=old; gender=woman; skin=olive; hat=headscarf
en drawing | man in a black suit on a light blue background | gender=man; garment=suit; clothing=black; wall=light blue
de photo | im dunklen Anzug | unmet=dunklen Anzug
de photo | im dunklen Anzug mit roter Krawatte, heller Hintergrund | wall=bright; unmet=dunklen Anzug/roter Krawatte
de photo | Ölgemälde mit dunkelgrünem Hintergrund | style=Oil painting; wall=dark green
de photo | Bewerbungsfoto mit hellgrauem Hintergrund | style=Studio headshot; wall=light grey
de photo | Aquarell in zarten Pastelltönen | style=Watercolour; tone=pastel
de photo | wie Van Gogh, Sternennacht | style=Night swirls
de photo | im Stil von Bild 2 | look=2
de photo | mit den Farben von Bild 3 | look=3
de photo | Schwarzweißfoto mit hartem Licht | style=Black and white; light=dramatic
de photo | das Foto einfärben | unmet=einfärben
de photo | am See bei Sonnenuntergang | scene=sea; hour=sunset
de photo | im Büro mit weichem Licht | scene=office; light=soft
de photo | nachts in der Großstadt, Neonlicht | scene=city; hour=night; light=neon
de photo | Herbstwald mit warmen Farben | scene=forest; tone=warm
de photo | auf einem Segelboot | unmet=Segelboot
de photo | mit meinem Hund am Strand | scene=beach; unmet=Hund
de photo | blaue Augen und rote Haare | stays=blaue Augen/rote Haare
de photo | ohne Brille, bitte lächeln | unmet=Brille/lächeln
de photo | Kohlezeichnung auf hellem Papier | style=Charcoal; wall=bright
de photo | Bleistiftzeichnung, Nahaufnahme | style=Pencil; framing=close
de photo | Comic mit kräftigen Farben | style=Comic; tone=vivid
de photo | als Ritter vor einer Burg | unmet=Ritter/Burg
de photo | vor einer weißen Wand | wall=white
de photo | Hintergrund freistellen | scene=transparent
de photo | Fensterlicht, ruhige Stimmung | light=window
de photo | in der Bibliothek bei Kerzenlicht | scene=library; light=candle
de photo | verschneite Berge im Winter | scene=mountains
de photo | Porträt im Stil von Rembrandt | style=Oil painting; light=dramatic; unmet=Rembrandt
de photo | Filmszene, kühle Farben | style=Cinema; tone=cool
de photo | Blumenwiese im Sonnenschein | scene=meadow; light=natural
de drawing | junge Frau mit langen roten Haaren und Brille | gender=woman; hairLength=long; hair=red; glasses=clear
de drawing | alter Mann mit grauem Bart und grünem Hut | gender=man; age=old; beard=full; hair=grey; hat=hat; hatColour=green
de drawing | Mann im dunklen Anzug, lächelnd | gender=man; garment=suit; clothing=charcoal; expression=smile
de drawing | Frau mit dunkler Haut und schwarzen Locken | gender=woman; skin=dark; hair=black; hairShape=curly
de drawing | blondes Mädchen im blauen Kleid | gender=woman; hair=blond; garment=dress; clothing=blue
de drawing | Mann mit Glatze und Schnurrbart, gelber Pullover | gender=man; hairLength=bald; beard=moustache; clothing=yellow
de drawing | ein Hund | unmet=Hund
de drawing | Frau mit Kopftuch, ernst | gender=woman; hat=headscarf; expression=serious
de drawing | Junge mit kurzen braunen Haaren | gender=man; hairLength=short; hair=brown
de drawing | Königin mit Krone | unmet=Königin mit Krone
fr photo | en costume sombre avec une cravate rouge | unmet=costume sombre/cravate rouge
fr photo | peinture à l'huile, fond vert foncé | style=Oil painting; wall=dark green
fr photo | photo professionnelle sur fond gris clair | style=Studio headshot; wall=light grey
fr photo | aquarelle aux couleurs pastel | style=Watercolour; tone=pastel
fr photo | comme Van Gogh, la nuit étoilée | style=Night swirls
fr photo | dans le style de l'image 2 | look=2
fr photo | noir et blanc, lumière dramatique | tone=black and white; light=dramatic
fr photo | coloriser cette photo | unmet=coloriser
fr photo | au bord de la mer au coucher du soleil | scene=sea; hour=sunset
fr photo | dans un café à Paris | scene=café; unmet=Paris
fr photo | de nuit en ville, néon rose | scene=city; hour=night; style=Neon; colour=pink
fr photo | forêt enneigée, lumière froide | scene=snow; tone=cool
fr photo | avec mon chat dans le jardin | scene=garden; unmet=chat
fr photo | yeux verts et cheveux noirs | stays=yeux verts/cheveux noirs
fr photo | sans lunettes, souriant | unmet=lunettes/souriant
fr photo | dessin au fusain sur papier gris | style=Charcoal; wall=grey
fr photo | gros plan, fond noir | framing=close; wall=black
fr photo | bande dessinée, couleurs vives | style=Comic; tone=vivid
fr photo | en chevalier devant un château | unmet=chevalier/château
fr photo | supprimer l'arrière-plan | scene=transparent
fr photo | près d'une fenêtre, lumière douce | scene=window room; light=soft
fr photo | vitrail bleu et or | style=Stained glass; colour=blue; colour=golden
fr photo | dans une bibliothèque à la bougie | scene=library; light=candle
fr photo | montagnes en hiver | scene=mountains
fr photo | à la manière de Vermeer | style=Oil painting; light=window; unmet=Vermeer
fr photo | style rétro des années 70 | style=Vintage film
fr photo | champ de lavande au soleil | scene=meadow; light=natural
fr drawing | jeune femme aux longs cheveux roux avec des lunettes | gender=woman; hairLength=long; hair=ginger; glasses=clear
fr drawing | vieil homme à la barbe blanche | gender=man; age=old; beard=full; hair=white
fr drawing | homme en costume sombre | gender=man; garment=suit; clothing=charcoal
fr drawing | femme à la peau noire, cheveux bouclés | gender=woman; skin=black; hairShape=curly
fr drawing | fille blonde en robe rouge | gender=woman; hair=blond; garment=dress; clothing=red
fr drawing | homme chauve avec une moustache, pull vert | gender=man; hairLength=bald; beard=moustache; clothing=green
fr drawing | un chien | unmet=chien
es photo | con traje oscuro y corbata roja | unmet=traje oscuro/corbata roja
es photo | pintura al óleo con fondo verde oscuro | style=Oil painting; wall=dark green
es photo | foto profesional con fondo gris claro | style=Studio headshot; wall=light grey
es photo | acuarela en tonos pastel | style=Watercolour; tone=pastel
es photo | como Van Gogh, noche estrellada | style=Night swirls
es photo | al estilo de la imagen 2 | look=2
es photo | blanco y negro, luz dramática | tone=black and white; light=dramatic
es photo | colorear esta foto | unmet=colorear
es photo | en la playa al atardecer | scene=beach; hour=sunset
es photo | en la oficina con luz suave | scene=office; light=soft
es photo | de noche en la ciudad con luces de neón | scene=city; hour=night; style=Neon
es photo | bosque en otoño, colores cálidos | scene=forest; tone=warm
es photo | con mi perro en el parque | scene=garden; unmet=perro
es photo | ojos azules y pelo rubio | stays=ojos azules/pelo rubio
es photo | sin gafas, sonriendo | unmet=gafas/sonriendo
es photo | dibujo a lápiz, primer plano | style=Pencil; framing=close
es photo | cómic con colores vivos | style=Comic; tone=vivid
es photo | como caballero delante de un castillo | unmet=caballero/castillo
es photo | quitar el fondo | scene=transparent
es photo | junto a una ventana | scene=window room
es photo | cine negro, luz dura | style=Noir; light=dramatic
es photo | montañas nevadas | scene=mountains
es photo | retrato al estilo de Goya | style=Oil painting; unmet=Goya
es photo | fondo azul claro | wall=light blue
es photo | pared blanca | wall=white
es drawing | mujer joven con pelo largo y rojo | gender=woman; hairLength=long; hair=red
es drawing | hombre mayor con barba blanca | gender=man; age=old; beard=full; hair=white
es drawing | hombre con traje oscuro | gender=man; garment=suit; clothing=charcoal
es drawing | mujer de piel negra con pelo rizado | gender=woman; skin=black; hairShape=curly
es drawing | chica rubia con vestido azul | gender=woman; hair=blond; garment=dress; clothing=blue
es drawing | hombre calvo con bigote y gafas | gender=man; hairLength=bald; beard=moustache; glasses=clear
es drawing | un perro | unmet=perro
en drawing | dark-skinned woman with white hair | skin=dark; gender=woman; hair=white
en drawing | woman in a white dress with dark hair | gender=woman; garment=dress; clothing=white; hair=dark
en photo | colourful street art mural behind me | scene=city; tone=vivid; unmet=mural
en photo | keep my face, blurred office background | scene=office
en photo | plain white background, professional headshot | style=Studio headshot; scene=plain; wall=white
en photo | plain blue background | scene=plain; wall=blue
en photo | red background | wall=red
de photo | im Wald mit weichem Licht | light=soft; scene=forest
en photo | beach at sunset | scene=beach; hour=sunset
en photo | snow | scene=snow
en photo | meadow | scene=meadow
en photo | ocean | scene=sea
en photo | city by day | scene=city; hour=day
en photo | city at night | scene=city; hour=night
de photo | Stadt bei Nacht | scene=city; hour=night
en photo | café with warm light | light=golden hour; scene=café
en photo | venetian blinds | scene=blinds
en photo | film noir with venetian blinds | style=Noir; scene=blinds
en photo | noir | style=Noir
fr photo | noir et blanc, lumière douce | light=soft; tone=black and white
en photo | neon | style=Neon
en photo | watercolour on white paper | style=Watercolour; wall=white
en photo | Van Gogh starry sky | style=Night swirls
en photo | golden hour light, close-up | light=golden hour; framing=close
en photo | professional headshot, smiling | style=Studio headshot; unmet=smiling
en photo | ghibli anime | style=Comic; unmet=ghibli anime
en photo | wearing a suit | unmet=suit
en photo | make me younger | unmet=younger
en photo | blonde hair | stays=blonde hair
en photo | sunglasses and a hat | stays=sunglasses; unmet=hat
es photo | con gafas de sol | stays=gafas de sol
en photo | stupid ugly idiot | unmet=stupid ugly idiot
`;
