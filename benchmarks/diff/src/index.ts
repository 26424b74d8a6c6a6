// Seeded migrations with known differences, and how a report does on them
export { generateMigration } from "./migrations/migration.ts";
export type { ExpectedDifference, Migration, MigrationRequest } from "./migrations/migration.ts";
export { scoreMigration, scoreReport } from "./migrations/score.ts";
export type { Score } from "./migrations/score.ts";
