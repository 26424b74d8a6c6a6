import { remember } from "@paylift/canonical";

/** What many people do, by the last word that says so. */
const JOB =
  /\b(?:accountant|administrator|aide|asst|analyst|apprentice|architect|assistant|associate|attendant|attorney|auditor|baker|barista|bartender|bookkeeper|bursar|buyer|bishop|canon|cantor|carpenter|cashier|ceo|cfo|chef|chaplain|cleaner|clerk|coach|cook|coordinator|cto|counselor|curate|custodian|deacon|dean|designer|developer|director|dishwasher|dispatcher|driver|editor|electrician|engineer|estimator|executive|farmhand|firefighter|foreman|forewoman|gardener|groundskeeper|guard|handyman|helper|host|hostess|housekeeper|inspector|installer|instructor|intern|janitor|journeyman|laborer|lead|librarian|machinist|maid|manager|mgr|mechanic|minister|musician|nurse|officer|operator|organist|owner|packer|painter|paralegal|paramedic|partner|pastor|pharmacist|physician|picker|pilot|plumber|porter|president|priest|principal|programmer|rector|rabbi|receptionist|recruiter|registrar|rep|representative|roofer|sacristan|secretary|server|sexton|specialist|supt|tech|staff|steward|stocker|superintendent|supervisor|surveyor|teacher|technician|technologist|teller|therapist|trainee|trainer|treasurer|trucker|tutor|verger|vicar|volunteer|waiter|waitress|warden|welder|worker|writer)(?: (?:i{1,3}|iv|v|\d))?$/i;

/** Whether a text says what somebody does: `Choir Director`, `Bookkeeper`, `Organist (on leave)`. */
export const namesJob: (text: string) => boolean = remember((text) =>
  JOB.test(text.replace(/ \([^()]*\)$/, "")),
);
