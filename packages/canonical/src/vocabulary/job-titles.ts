import { normalizeLabel } from "./normalize-label.ts";

/**
 * What somebody works as, by the last word of the title (Bureau of Labor Statistics, "Standard Occupational Classification", the
 * words of restaurants, schools, hospitals, trades and carriers). Systems that pay one person in several jobs print the job
 * instead of `Regular`.
 */
const JOBS = new Set(
  `accountant administrator advisor aide analyst apprentice assembler assistant asst associate attendant attorney auditor bagger baker barback barista
  bartender bookkeeper busser busboy butcher buyer captain caregiver caretaker carpenter cashier chef clerk cna coach concierge cook coordinator
  counselor crewmember custodian dentist designer detailer developer director dishwasher dispatcher doctor driver electrician engineer estimator expo
  finisher fisherman foreman foreperson greeter groundskeeper guard guide handyman helper host hostess housekeeper hygienist illustrator inspector installer instructor
  intern interpreter janitor journeyman laborer landscaper lecturer librarian lifeguard lpn machinist maid mgr manager mason mechanic merchandiser milker
  mover nanny nurse officer operator organist packer painter paralegal paramedic paraprofessional pastor pharmacist phlebotomist picker pipefitter plumber
  porter prep principal producer professor programmer receptionist rep representative rn roofer runner sawyer scheduler secretary server sorter specialist
  stocker stylist superintendent supervisor surveyor tech teacher technician teller therapist trainer trainee tutor valet veterinarian waiter waitress
  warehouseman welder worker`.split(/\s+/),
);

/** Leads and members are jobs only behind what they lead or belong to: `Shift Lead`, `Team Member`. */
const BEHIND_OTHERS =
  /^(?:(?:shift|team|crew|kitchen|line|floor|night|day|area|bar) (?:lead|leader)|(?:crew|team|staff) member)$/;

/** Whether the words of a label, in normalised spelling, are somebody's job: `line cook`, `registered nurse`. */
export function isJobTitle(words: readonly string[]): boolean {
  const last = words.at(-1);
  if (last === undefined || words.length > 4) return false;
  return JOBS.has(last) || BEHIND_OTHERS.test(words.join(" "));
}

/** Whether a text is called as somebody's job is: `Line Cook`. Surnames may be, too: `Cook`. */
export function isCalledAsJob(text: string): boolean {
  return isJobTitle(normalizeLabel(text).split(" "));
}
