import { encryptedLetter } from "../../../packages/engine/test/support/encrypted-pdf.ts";
import { letter } from "../../../packages/engine/test/support/pdfs.ts";
import type { HostileKinds } from "../hostile-kind.ts";

/** The letter, said to be encrypted like this. */
function encryptedBy(dictionary: string, id = "/ID [<00> <00>]"): Buffer {
  return Buffer.from(
    letter().toString("latin1").replace("/Root", `/Encrypt ${dictionary} ${id} /Root`),
    "latin1",
  );
}

/** A letter that is encrypted with the empty password, with one entry of its dictionary changed. */
async function changed(pattern: RegExp, by: string): Promise<Buffer> {
  const text = (await encryptedLetter("")).toString("latin1");
  return Buffer.from(text.replace(pattern, by), "latin1");
}

const KEYS = `/O <${"00".repeat(32)}> /U <${"00".repeat(32)}> /P -1`;

/** Encryption that nothing can come of. */
export const encryption: HostileKinds = {
  "an empty encryption dictionary": { make: () => encryptedBy("<< >>") },
  "encryption without keys": { make: () => encryptedBy("<< /Filter /Standard /V 2 /R 3 /Length 128 >>") },
  "encryption of version 2^31": {
    make: () => encryptedBy(`<< /Filter /Standard /V 2147483647 /R 2147483647 ${KEYS} >>`),
  },
  "a key of 2^31 bits": {
    make: () => encryptedBy(`<< /Filter /Standard /V 2 /R 3 /Length 2147483640 ${KEYS} >>`),
  },
  "a key of minus 8 bits": {
    make: () => encryptedBy(`<< /Filter /Standard /V 2 /R 3 /Length -8 ${KEYS} >>`),
  },
  "keys of no length": {
    make: () => encryptedBy("<< /Filter /Standard /V 5 /R 6 /O <> /U <> /OE <> /UE <> /Perms <> /P 0 >>"),
  },
  "keys of a megabyte": {
    make: () =>
      encryptedBy(
        `<< /Filter /Standard /V 2 /R 3 /O <${"ab".repeat(1_000_000)}> /U <${"cd".repeat(1_000_000)}> /P -1 >>`,
      ),
  },
  "a crypt filter that is not there": {
    make: () => encryptedBy(`<< /Filter /Standard /V 4 /R 4 /CF << >> /StmF /X /StrF /X ${KEYS} >>`),
  },
  "encryption by another handler": {
    make: () => encryptedBy("<< /Filter /Adobe.PubSec /V 4 /Recipients [()] >>"),
  },
  "encryption without an identity": {
    make: () => encryptedBy(`<< /Filter /Standard /V 2 /R 3 ${KEYS} >>`, "/ID []"),
  },
  "an encryption dictionary that is the document": { make: () => encryptedBy("1 0 R") },
  "an encrypted letter with other permissions": { make: () => changed(/\/P -?\d+/, "/P 12345") },
  "an encrypted letter of another version": { make: () => changed(/\/V \d/, "/V 1") },
  "an encrypted letter without its identity": { make: () => changed(/\/ID \[[^\]]*\]/, "/ID [(x) (y)]") },
};
