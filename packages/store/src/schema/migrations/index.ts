import type { SchemaMigration } from "../schema-migration.ts";
import * as organizations from "./001-organizations.ts";
import * as documents from "./002-documents.ts";
import * as payrollMigrations from "./003-payroll-migrations.ts";
import * as webhooks from "./004-webhooks.ts";
import * as decisions from "./005-decisions.ts";
import * as sealing from "./006-sealing.ts";
import * as turns from "./007-turns.ts";
import * as retentionAndReviews from "./008-retention-and-reviews.ts";
import * as waiting from "./009-waiting.ts";
import * as outbox from "./010-outbox.ts";
import * as deliveryTurns from "./011-delivery-turns.ts";
import * as deleteScope from "./012-delete-scope.ts";
import * as provedCorrections from "./013-proved-corrections.ts";
import * as usersOfOrganizations from "./014-users-of-organizations.ts";
import * as unclaimedMoney from "./015-unclaimed-money.ts";
import * as documentPasswords from "./016-document-passwords.ts";
import * as decisionBatches from "./017-decision-batches.ts";
import * as signedMigrations from "./018-signed-migrations.ts";
import * as readersOfResults from "./019-readers-of-results.ts";
import * as layouts from "./020-layouts.ts";
import * as twoPersons from "./021-two-persons.ts";
import * as columnMappings from "./022-column-mappings.ts";
import * as roles from "./023-roles.ts";

/** Every change of the schema, in order. A released one is never edited; the README says what one may do. */
export const SCHEMA_MIGRATIONS: Readonly<Record<string, SchemaMigration>> = {
  "001-organizations": organizations,
  "002-documents": documents,
  "003-payroll-migrations": payrollMigrations,
  "004-webhooks": webhooks,
  "005-decisions": decisions,
  "006-sealing": sealing,
  "007-turns": turns,
  "008-retention-and-reviews": retentionAndReviews,
  "009-waiting": waiting,
  "010-outbox": outbox,
  "011-delivery-turns": deliveryTurns,
  "012-delete-scope": deleteScope,
  "013-proved-corrections": provedCorrections,
  "014-users-of-organizations": usersOfOrganizations,
  "015-unclaimed-money": unclaimedMoney,
  "016-document-passwords": documentPasswords,
  "017-decision-batches": decisionBatches,
  "018-signed-migrations": signedMigrations,
  "019-readers-of-results": readersOfResults,
  "020-layouts": layouts,
  "021-two-persons": twoPersons,
  "022-column-mappings": columnMappings,
  "023-roles": roles,
};
