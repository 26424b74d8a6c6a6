import type { Random } from "../random.ts";
import type { PersonName } from "./model.ts";

const GIVEN = (
  "Alma Bernard Carla Dwight Elena Felix Gloria Harold Ingrid Jerome Kathleen Leonard Marisol Nathan Odette " +
  "Preston Quincy Rosa Stefan Tamara Ursula Vincent Wendy Xavier Yvonne Zachary Aisha Boris Celia Dmitri Esther " +
  "Farid Greta Hassan Imani Joaquin Kenji Latoya Miguel Noor Priya Rafael Svetlana Tomas Uma Vikram Willa Yusuf " +
  "Anne-Marie Jean-Luc Mei-Ling Mary-Kate D'Andre J'Quan José Zoë Chloë Renée Søren Åsa Inés Théo Núria François"
).split(" ");

const FAMILY = [
  ..."Abernathy Bell Castillo Delgado Eriksen Fischer Gallagher Holloway Iverson Jacobs Kaminski Lindqvist Mercer".split(
    " ",
  ),
  ..."Novak Ortega Pham Quigley Rosario Silva Tanaka Underhill Vargas Whitaker Xu Yamamoto Zamora Ng Li Diaz".split(
    " ",
  ),
  ..."Adeyemi Banerjee Chaudhry Dvorak Echeverria Farouk Guzman Huang Ibrahim Jensen Khalil Larsson Mbeki".split(
    " ",
  ),
  ..."O'Brien O'Neill D'Angelo MacDonald McAllister Smith-Jones Garcia-Lopez Björnsson Núñez Müller Ångström".split(
    " ",
  ),
  ..."Peña Königsberg Lefèvre Østergaard Bellwether Washington Papadopoulos Oyelaran-Smythe".split(" "),
  "Van Der Berg",
  "De La Cruz",
  "Le Blanc",
  "San Martin",
  "Vanden Heuvel",
  "St. John",
  "Dos Santos",
];

const LONG_FAMILY = [
  "Featherstonehaugh",
  "Papathanasopoulou",
  "Venkatanarasimhan",
  "Wolfeschlegelstein",
  "De Los Angeles Montenegro",
  "Cholmondeley Warner",
];
const LONG_GIVEN = ["Christopherson", "Maximiliano", "Anastasia-Marie", "Bartholomew", "Guadalupe Esperanza"];
const SUFFIXES = ["Jr", "Jr.", "Sr", "Sr.", "II", "III", "IV"];
const INITIALS = [..."ABCDEFGHJKLMNOPRSTVW"];

export function generateName(random: Random): PersonName {
  const long = random.chance(0.04);
  return {
    given: random.pick(long ? LONG_GIVEN : GIVEN),
    middle: random.chance(0.45) ? (random.chance(0.12) ? random.pick(GIVEN) : random.pick(INITIALS)) : null,
    family: random.pick(long ? LONG_FAMILY : FAMILY),
    suffix: random.chance(0.07) ? random.pick(SUFFIXES) : null,
  };
}

const words = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join(" ");

/** Rosa M Bellwether Jr */
export const naturalName = (name: PersonName): string =>
  words(name.given, name.middle, name.family, name.suffix);

/** Bellwether Jr, Rosa M */
export const familyFirst = (name: PersonName, comma: string): string =>
  words(name.family, name.suffix) + comma + words(name.given, name.middle);

/** Bellwether, Rosa M Jr */
export const suffixLast = (name: PersonName): string =>
  `${name.family}, ${words(name.given, name.middle, name.suffix)}`;
