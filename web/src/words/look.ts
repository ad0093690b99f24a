import type { Gettext } from "./gettext";

/** The cat that stands for a person, and what it can look like. */
export const look = ({ _, pgettext }: Gettext) => ({
  title: _("Your cat"),
  titleOf: (name: string) => _("{name}’s cat", { name }),
  about: _("Everybody at your table sees it. It cannot change during a match."),
  choose: (name: string) => _("Choose the cat of {name}", { name }),
  change: _("Change your name and your cat"),
  fur: _("Fur"),
  face: _("Face"),
  hat: _("Hat"),
  seats: _("Use the cat of the seat"),
  furs: {
    tabby: pgettext("fur", "Tabby"),
    tuxedo: _("Tuxedo"),
    siamese: _("Siamese"),
    calico: _("Calico"),
    ginger: _("Ginger"),
    black: _("Black"),
    white: _("White"),
    grey: _("Grey"),
  },
  faces: {
    plain: _("Plain"),
    freckles: _("Freckles"),
    blush: _("Rosy"),
    star: _("Star"),
    patch: _("Eye patch"),
    monocle: _("Monocle"),
  },
  hats: {
    bare: _("No hat"),
    crown: _("Crown"),
    party: _("Party hat"),
    flower: _("Flower"),
    bow: _("Bow"),
    bobble: _("Woolly hat"),
    chef: _("Chef"),
    wizard: _("Wizard"),
  },
});
