import type { replay as english } from "../en/replay";

const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  cards: ["carte", "cartes"],
  points: ["point", "points"],
  winks: ["Z", "Z"],
};

export const replay: typeof english = {
  title: "Rediffusion",
  loading: "On va chercher la partie…",
  missing: "Impossible de montrer cette partie",
  missingWhy: "On peut revoir une partie quand elle est finie. Vérifie le lien, ou reviens en arrière.",
  home: "À l’accueil",
  back: "Quitter la rediffusion",
  controls: "Rediffusion",
  first: "Au début",
  previous: "Un coup en arrière",
  play: "Lecture",
  pause: "Pause",
  next: "Un coup en avant",
  last: "À la fin",
  move: "Coup",
  moveOf: (number, all) => `Coup ${number} sur ${all}`,
  speed: (speed) => `Vitesse ${speed}×`,
  eyes: "Vu par",
  watcher: "le public",
  story: "L’histoire",
  share: "Copier le lien de ce coup",
  copied: "Lien copié",
  more: "Étudier la partie",
  record: "Garder la transcription",
  review: "Analyse",
  reviewing: "Panthère parcourt la partie. Un instant…",
  reviewOf: (name) => `Comment ${name} a joué`,
  reviewWhose: "Choisis par quels yeux regarder\u202f; les coups de cette personne sont analysés.",
  noReview: "L’analyse n’est pas arrivée. Réessaie dans un instant.",
  flawless: "Aucun coup n’a rien coûté. Purrfect\u202f!",
  costliest: "Ce qui a coûté le plus",
  cost: (cost, unit) => {
    const [one, more] = UNITS[unit] ?? [unit, unit];
    return `a coûté ${cost.toFixed(2).replace(".", ",")} ${cost < 2 ? one : more}`;
  },
  wins: (wins) =>
    wins === 0
      ? "moins de 1 victoire sur 100 parties"
      : `environ ${wins} ${wins === 1 ? "victoire" : "victoires"} sur 100 parties`,
  free: "n’a rien coûté",
  played: "Joué",
  advice: "Coup de Panthère",
  best: "Vaut le plus",
  still: "Ne rien faire.",
  verify: "Vérifier le mélange",
  checking: "On recalcule chaque donne et chaque lancer…",
  passed: "Juste\u202f!",
  passedWhy: (draws) =>
    draws === 1
      ? "Le seul tirage de la partie découle du secret."
      : `Les ${draws} donnes, retournes et lancers découlent tous du secret.`,
  failed: "Erreur\u202f!",
  failedWhy: {
    secret: "Le secret n’est pas celui que promet la transcription.",
    promise: "Un autre secret avait été promis à ce navigateur avant que celui-ci soit révélé.",
    opener: "Le sel ne commence pas comme annoncé à l’ouverture de la table.",
    record: "Les coups montrés ne sont pas ceux de la transcription.",
    nothing: "Rien n’a été tiré dans cette partie\u00a0: il n’y a rien à vérifier.",
    draw: "Un tirage ne découle pas du secret.",
  },
  failedAt: (number) => `Regarde le coup ${number}.`,
  promise: "Promis, dit la transcription",
  promiseSeen: "Promis à ce navigateur avant que le secret soit révélé",
  promised: {
    kept: "Ce navigateur a vu la promesse avant que le secret soit révélé, et elle a été tenue.",
    broken: "Ce navigateur a vu une promesse avant que le secret soit révélé, et elle n’a pas été tenue.",
    unseen:
      "Ce navigateur n’a vu aucune promesse avant que le secret soit révélé\u00a0: il compare seulement avec la transcription.",
  },
  secret: "Secret, révélé à la fin",
  draws: "Chaque tirage",
  draw: (number, taken, things) => `Coup ${number}\u00a0: ${taken} sur ${things}`,
  urn: "Il y avait là, dans cet ordre",
  recorded: "La transcription dit",
  honest:
    "Ce qu’il y avait dans le paquet avant chaque tirage, c’est le serveur qui le dit. Pour vérifier cela aussi, enregistre la transcription et lance\u00a0: ninelives verify FICHIER",
};
