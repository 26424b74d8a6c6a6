import type { SessionCookie } from "./auth/session-cookie.ts";
import type { ResolvedRouterOptions } from "./options.ts";
import { FixedWindow } from "./request/fixed-window.ts";
import { joiningRequests } from "./request/request-transaction.ts";
import { apiKeyRoutes } from "./resources/api-keys/api-key-routes.ts";
import { createApiKeyService } from "./resources/api-keys/api-key-service.ts";
import { auditLogRoutes } from "./resources/audit-log/audit-log-routes.ts";
import { columnMappingRoutes } from "./resources/column-mappings/column-mapping-routes.ts";
import { createColumnMappingService } from "./resources/column-mappings/column-mapping-service.ts";
import { crosswalkRoutes } from "./resources/comparison-settings/crosswalk-routes.ts";
import { createCrosswalkService } from "./resources/comparison-settings/crosswalk-service.ts";
import { settingsRoutes } from "./resources/comparison-settings/settings-routes.ts";
import { createSettingsService } from "./resources/comparison-settings/settings-service.ts";
import { correctionRoutes } from "./resources/corrections/correction-routes.ts";
import { createCorrectionService } from "./resources/corrections/correction-service.ts";
import { structureRoutes } from "./resources/corrections/structure-routes.ts";
import { createStructureService } from "./resources/corrections/structure-service.ts";
import { batchRoutes } from "./resources/decisions/batch-routes.ts";
import { createBatchService } from "./resources/decisions/batch-service.ts";
import { decisionRoutes } from "./resources/decisions/decision-routes.ts";
import { createDecisionService } from "./resources/decisions/decision-service.ts";
import { documentRoutes } from "./resources/documents/document-routes.ts";
import { createDocumentService } from "./resources/documents/document-service.ts";
import { overviewRoutes } from "./resources/documents/overview-routes.ts";
import { jobReviewRoutes } from "./resources/job-reviews/job-review-routes.ts";
import { createJobReviewService } from "./resources/job-reviews/job-review-service.ts";
import { jobRoutes } from "./resources/jobs/job-routes.ts";
import { createAdmission } from "./resources/jobs/admission.ts";
import { exportRoutes } from "./resources/jobs/export-routes.ts";
import { createJobService } from "./resources/jobs/job-service.ts";
import { resultRoutes } from "./resources/jobs/result-routes.ts";
import { layoutRoutes } from "./resources/layouts/layout-routes.ts";
import { createLayoutService } from "./resources/layouts/layout-service.ts";
import { metricsRoutes } from "./resources/metrics/metrics-routes.ts";
import { migrationExportRoutes } from "./resources/payroll-migrations/export-routes.ts";
import { createExportService } from "./resources/payroll-migrations/export-service.ts";
import { migrationRoutes } from "./resources/payroll-migrations/migration-routes.ts";
import { createMigrationService } from "./resources/payroll-migrations/migration-service.ts";
import { providerRoutes } from "./resources/providers/provider-routes.ts";
import { retentionRoutes } from "./resources/retention/retention-routes.ts";
import { createRetentionService } from "./resources/retention/retention-service.ts";
import { runRoutes } from "./resources/runs/run-routes.ts";
import { createRunService } from "./resources/runs/run-service.ts";
import { searchRoutes } from "./resources/search/search-routes.ts";
import { sessionRoutes } from "./resources/sessions/session-routes.ts";
import { createSessionService } from "./resources/sessions/session-service.ts";
import { setupRoutes } from "./resources/setup/setup-routes.ts";
import { createSetupService } from "./resources/setup/setup-service.ts";
import { policyRoutes } from "./resources/sign-offs/policy-routes.ts";
import { signOffRoutes } from "./resources/sign-offs/sign-off-routes.ts";
import { createSignOffService } from "./resources/sign-offs/sign-off-service.ts";
import { storageRoutes } from "./resources/storage/storage-routes.ts";
import { userRoutes } from "./resources/users/user-routes.ts";
import { createUserService } from "./resources/users/user-service.ts";
import { reportRoutes } from "./resources/validations/report-routes.ts";
import { createReportService } from "./resources/validations/report-service.ts";
import { validationRoutes } from "./resources/validations/validation-routes.ts";
import { createValidationService } from "./resources/validations/validation-service.ts";
import { deliveryRoutes } from "./resources/webhooks/delivery-routes.ts";
import { createDeliveryService } from "./resources/webhooks/delivery-service.ts";
import { webhookRoutes } from "./resources/webhooks/webhook-routes.ts";
import { createWebhookService } from "./resources/webhooks/webhook-service.ts";
import type { Route } from "./routing/route.ts";

/** Every operation under `/api/v1/`, with its service. */
export function createRoutes(options: ResolvedRouterOptions, cookie: SessionCookie): Route[] {
  const { providers, sessionLifetimeSeconds: lifetimeSeconds } = options;
  const store = joiningRequests(options.store);
  const admission = createAdmission(store, options.queueLimits);
  const jobs = createJobService(store, admission);
  const settings = createSettingsService(store);
  const reports = createReportService(store);
  const signOffs = createSignOffService(store);
  const sessions = createSessionService({
    store,
    lifetimeSeconds,
    attemptsByEmail: new FixedWindow(options.signInLimit),
    attemptsByAddress: new FixedWindow(options.signInLimitByAddress),
  });
  return [
    ...documentRoutes(createDocumentService(store, admission)),
    ...overviewRoutes(store),
    ...jobRoutes(jobs),
    ...resultRoutes(jobs),
    ...exportRoutes(jobs),
    ...jobReviewRoutes(createJobReviewService(store)),
    ...correctionRoutes(createCorrectionService(store)),
    ...structureRoutes(createStructureService(store)),
    ...layoutRoutes(createLayoutService(store)),
    ...columnMappingRoutes(createColumnMappingService(store, jobs)),
    ...migrationRoutes(createMigrationService(store)),
    ...migrationExportRoutes(createExportService({ store, jobs, signOffs })),
    ...runRoutes(createRunService(store)),
    ...settingsRoutes(settings),
    ...crosswalkRoutes(createCrosswalkService(store, settings)),
    ...validationRoutes(createValidationService(store), reports),
    ...reportRoutes(reports),
    ...decisionRoutes(createDecisionService(store)),
    ...batchRoutes(createBatchService(store)),
    ...signOffRoutes(signOffs),
    ...policyRoutes(signOffs),
    ...providerRoutes(providers),
    ...metricsRoutes(store),
    ...storageRoutes(store, options.storageLimitBytes),
    ...searchRoutes(store),
    ...apiKeyRoutes(createApiKeyService(store)),
    ...retentionRoutes(createRetentionService(store)),
    ...webhookRoutes(createWebhookService(store)),
    ...deliveryRoutes(createDeliveryService(store)),
    ...auditLogRoutes(store),
    ...sessionRoutes(sessions, cookie, lifetimeSeconds),
    ...setupRoutes(createSetupService(store, options.setupToken), sessions, cookie, lifetimeSeconds),
    ...userRoutes(createUserService(store)),
  ];
}
