/** What an organization has that goes by a text: names of documents and payroll migrations, names and ids of people. */
export interface Found {
  readonly documents: readonly FoundDocument[];
  readonly people: readonly FoundPerson[];
  readonly migrations: readonly FoundMigration[];
}

export interface FoundDocument {
  readonly id: string;
  readonly filename: string;
  readonly createdAt: Date;
}

/** A person in the newest result of a document, as the document was read. */
export interface FoundPerson {
  readonly name: string;
  readonly employeeId: string | null;
  readonly jobId: string;
  /** Among the employees of the result, from 0. */
  readonly index: number;
  readonly filename: string;
}

export interface FoundMigration {
  readonly id: string;
  readonly name: string;
}

export interface SearchRepository {
  /**
   * The newest of each kind, at most `limit`, whatever the case of their letters. People are sought in the newest 1,000
   * documents, and not in encrypted results.
   */
  find(organizationId: string, text: string, limit: number): Promise<Found>;
}
