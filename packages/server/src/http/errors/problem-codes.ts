/**
 * The closed list of problem codes with their HTTP status and title. A code is never reused for another meaning.
 */
export const PROBLEM_CODES = {
  // 400
  invalid_request: [400, "The request is not valid"],
  invalid_json: [400, "The body is not JSON"],
  invalid_body: [400, "The body is not valid"],
  invalid_query: [400, "A query parameter is not valid"],
  invalid_multipart: [400, "The form is not valid"],
  invalid_idempotency_key: [400, "The idempotency key is not valid"],
  not_a_pdf: [400, "The file is not a PDF"],
  not_a_spreadsheet: [400, "The file is not a spreadsheet"],
  invalid_crosswalk: [400, "The crosswalk cannot be used"],
  file_too_large: [400, "The file is too large"],
  job_not_failed: [400, "The job has not failed"],
  job_not_cancellable: [400, "The job has already ended"],
  run_not_in_migration: [400, "The run is not part of the migration"],
  wrong_run_type: [400, "The run has another type"],
  validation_not_failed: [400, "The validation has not failed"],
  unknown_discrepancy: [400, "The validation has no such discrepancy"],
  delivery_not_failed: [400, "The delivery has not failed"],
  // 401 and 403
  not_authenticated: [401, "Authentication is needed"],
  wrong_credentials: [401, "The address or the password is wrong"],
  missing_scope: [403, "The key lacks a scope"],
  scope_not_held: [403, "A key cannot grant what it does not have"],
  csrf_token_invalid: [403, "The CSRF token is missing or wrong"],
  setup_link_invalid: [403, "The link is not the one of this service"],
  cross_site_request: [403, "The request comes from another site"],
  // 404
  not_found: [404, "There is nothing here"],
  document_not_found: [404, "The document was not found"],
  document_content_missing: [404, "The document's bytes are gone"],
  job_not_found: [404, "The job was not found"],
  job_review_not_found: [404, "Nobody has reviewed the job"],
  layout_not_found: [404, "The layout was not found"],
  correction_not_found: [404, "The correction was not found"],
  migration_not_found: [404, "The migration was not found"],
  run_not_found: [404, "The run was not found"],
  validation_not_found: [404, "The validation was not found"],
  decision_not_found: [404, "The decision was not found"],
  sign_off_not_found: [404, "The sign-off was not found"],
  provider_not_found: [404, "The provider was not found"],
  api_key_not_found: [404, "The API key was not found"],
  user_not_found: [404, "The user was not found"],
  webhook_not_found: [404, "The webhook was not found"],
  delivery_not_found: [404, "The delivery was not found"],
  page_not_found: [404, "The list has no such page"],
  // The rest of the 4xx
  method_not_allowed: [405, "The method is not allowed here"],
  request_timeout: [408, "The request took too long to arrive"],
  document_in_use: [409, "A job of the document is running"],
  job_not_ended: [409, "The job has not ended"],
  job_not_completed: [409, "The job is not completed"],
  layout_not_ready: [409, "The layout is not learned yet"],
  validation_not_completed: [409, "The validation is not completed"],
  export_too_large: [409, "The export is too large"],
  already_decided: [409, "The discrepancy is already decided"],
  migration_not_ready: [409, "The migration may not go yet"],
  prepared_by_caller: [409, "Somebody else has to sign"],
  setup_closed: [409, "The service is set up"],
  email_taken: [409, "Another user of the organization has this address"],
  user_is_caller: [409, "Nobody deletes themselves"],
  too_many_webhooks: [409, "The organization has as many webhooks as it may have"],
  storage_quota_exceeded: [409, "The organization's documents take all the room that they may"],
  idempotency_in_progress: [409, "The same request is being carried out"],
  body_too_large: [413, "The body is too large"],
  unsupported_media_type: [415, "The content type is not supported"],
  idempotency_mismatch: [422, "The idempotency key was used with another request"],
  too_many_waiting: [429, "Too many jobs of the organization wait"],
  too_many_uploads: [429, "Too many uploads of the organization are under way"],
  rate_limited: [429, "Too many requests"],
  too_many_attempts: [429, "Too many attempts to sign in"],
  headers_too_large: [431, "The headers are too large"],
  // 5xx
  internal: [500, "Something went wrong on our side"],
  dashboard_not_built: [503, "The dashboard is not built"],
  queue_full: [503, "Too many jobs wait"],
  insufficient_storage: [503, "There is no room to store anything"],
  unavailable: [503, "The service is not available right now"],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemCode = keyof typeof PROBLEM_CODES;

/** The HTTP status of a code. */
export function statusOf(code: ProblemCode): number {
  return PROBLEM_CODES[code][0];
}
