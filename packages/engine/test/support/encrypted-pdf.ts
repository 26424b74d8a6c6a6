import PDFDocument from "pdfkit";

/** A letter that opens only with the password. */
export async function encryptedLetter(password: string): Promise<Buffer> {
  const document = new PDFDocument({
    userPassword: password,
    ownerPassword: `${password}-owner`,
    pdfVersion: "1.7",
  });
  document.text("Dear neighbours, the fence along the lane will be painted in the first week of May.");
  document.end();
  return Buffer.concat(await document.toArray());
}
