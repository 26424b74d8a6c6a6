import type { Repositories } from "../api/store.ts";
import type { Scope } from "../scope.ts";
import { apiKeyRepository } from "./api-keys.ts";
import { auditLogRepository } from "./audit-log.ts";
import { columnMappingRepository } from "./column-mappings.ts";
import { comparisonSettingsRepository } from "./comparison-settings.ts";
import { correctionRepository } from "./corrections.ts";
import { structureCorrectionRepository } from "./structure-corrections.ts";
import { decisionRepository } from "./decisions.ts";
import { deliveryRepository } from "./deliveries.ts";
import { documentOverviewRepository } from "./document-overviews.ts";
import { documentRepository } from "./documents.ts";
import { idempotencyKeyRepository } from "./idempotency-keys.ts";
import { jobReviewRepository } from "./job-reviews.ts";
import { jobRepository } from "./jobs.ts";
import { layoutRepository } from "./layouts.ts";
import { metricsRepository } from "./metrics.ts";
import { organizationRepository } from "./organizations.ts";
import { payrollMigrationRepository } from "./payroll-migrations.ts";
import { resultRepository } from "./results.ts";
import { retentionRepository } from "./retention.ts";
import { runRepository } from "./runs.ts";
import { searchRepository } from "./searches.ts";
import { sessionRepository } from "./sessions.ts";
import { signOffRepository } from "./sign-offs.ts";
import { userRepository } from "./users.ts";
import { validationRepository } from "./validations.ts";
import { webhookRepository } from "./webhooks.ts";

/** Every repository, on the database or within a transaction of it. */
export function createRepositories(scope: Scope): Repositories {
  return {
    organizations: organizationRepository(scope),
    users: userRepository(scope),
    sessions: sessionRepository(scope),
    apiKeys: apiKeyRepository(scope),
    documents: documentRepository(scope),
    documentOverviews: documentOverviewRepository(scope),
    retention: retentionRepository(scope),
    jobs: jobRepository(scope),
    jobReviews: jobReviewRepository(scope),
    results: resultRepository(scope),
    corrections: correctionRepository(scope),
    structureCorrections: structureCorrectionRepository(scope),
    payrollMigrations: payrollMigrationRepository(scope),
    runs: runRepository(scope),
    validations: validationRepository(scope),
    layouts: layoutRepository(scope),
    columnMappings: columnMappingRepository(scope),
    comparisonSettings: comparisonSettingsRepository(scope),
    decisions: decisionRepository(scope),
    signOffs: signOffRepository(scope),
    auditLog: auditLogRepository(scope),
    idempotencyKeys: idempotencyKeyRepository(scope),
    webhooks: webhookRepository(scope),
    deliveries: deliveryRepository(scope),
    metrics: metricsRepository(scope),
    searches: searchRepository(scope),
  };
}
