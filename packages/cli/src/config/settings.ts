import { availableParallelism } from "node:os";
import { folders, list, oneOf, someText, webAddress, wholeNumber, yesOrNo, type Setting } from "./setting.ts";

const MIB = 2 ** 20;

/** Where everything is kept; every command of the service needs these. */
export const STORE_SETTINGS = {
  data: someText(
    {
      env: "PAYLIFT_DATA",
      flag: "--data <dir>",
      meaning: "folder of the embedded database, and of documents unless another place is set",
      shown: "./paylift-data",
    },
    "./paylift-data",
  ),
  databaseUrl: webAddress(
    {
      env: "DATABASE_URL",
      meaning: "Postgres 15 or newer, postgres://user:password@host/database",
      shown: "the embedded database",
    },
    ["postgres:", "postgresql:"],
  ),
  databaseConnections: wholeNumber(
    { env: "PAYLIFT_DATABASE_CONNECTIONS", meaning: "connections to Postgres at most", shown: "10" },
    { least: 2, most: 1000, fallback: 10 },
  ),
  encryptionKeys: list({
    env: "PAYLIFT_ENCRYPTION_KEYS",
    meaning: "name:base64 of 32 random bytes, separated by commas: the first encrypts documents and results",
    shown: "no encryption",
  }),
  s3Bucket: someText({ env: "S3_BUCKET", meaning: "bucket for documents", shown: "the data folder" }, null),
  s3Endpoint: webAddress(
    { env: "S3_ENDPOINT", meaning: "https://host[:port] of the bucket", shown: "none" },
    ["https:", "http:"],
  ),
  s3Region: someText({ env: "S3_REGION", meaning: "region of the bucket", shown: "us-east-1" }, "us-east-1"),
  s3AccessKeyId: someText(
    { env: "S3_ACCESS_KEY_ID", meaning: "access key of the bucket", shown: "none" },
    null,
  ),
  s3SecretAccessKey: someText({ env: "S3_SECRET_ACCESS_KEY", meaning: "its secret", shown: "none" }, null),
  s3Prefix: someText(
    { env: "S3_PREFIX", meaning: "prefix of every key in the bucket, such as paylift/", shown: "none" },
    "",
  ),
} satisfies Record<string, Setting<unknown>>;

/** Of every process that stays. */
export const PROCESS_SETTINGS = {
  migrate: yesOrNo(
    { env: "PAYLIFT_MIGRATE", meaning: "bring the database's schema up to date at start", shown: "true" },
    true,
  ),
  logLevel: oneOf(
    { env: "PAYLIFT_LOG_LEVEL", meaning: "fatal, error, warn, info, debug or silent", shown: "info" },
    ["fatal", "error", "warn", "info", "debug", "silent"],
    "info",
  ),
  tracesUrl: webAddress(
    {
      env: "PAYLIFT_TRACES_URL",
      meaning: "where a collector takes traces by OTLP over HTTP, such as http://collector:4318/v1/traces",
      shown: "no traces",
    },
    ["https:", "http:"],
  ),
  tracesRatio: wholeNumber(
    {
      env: "PAYLIFT_TRACES_PERCENT",
      meaning: "percentage of traces sent; a request's own sampling decision is kept",
      shown: "100",
    },
    { least: 0, most: 100, scale: 0.01, fallback: 100 },
  ),
  variants: folders({
    env: "PAYLIFT_VARIANTS",
    flag: "--variants <dir>",
    meaning: "folders with your own providers and format variants, separated as in PATH",
    shown: "none",
  }),
} satisfies Record<string, Setting<unknown>>;

/** Of processes that read documents. */
export const WORKER_SETTINGS = {
  threads: wholeNumber(
    {
      env: "PAYLIFT_THREADS",
      flag: "--threads <n>",
      meaning: "threads that read documents",
      shown: "one per processor",
    },
    { least: 1, most: 1024, fallback: availableParallelism() },
  ),
  cpuMs: wholeNumber(
    {
      env: "PAYLIFT_CPU_SECONDS",
      meaning: "CPU time of one document, and of each page of a scan, in seconds",
      shown: "30",
    },
    { least: 1, most: 86_400, scale: 1000, fallback: 30 },
  ),
  totalCpuMs: wholeNumber(
    {
      env: "PAYLIFT_TOTAL_CPU_SECONDS",
      meaning: "CPU time of one document with all its scanned pages, in seconds",
      shown: "1800",
    },
    { least: 1, most: 864_000, scale: 1000, fallback: 1800 },
  ),
  maxScannedPages: wholeNumber(
    {
      env: "PAYLIFT_SCANNED_PAGES",
      meaning: "distinct scanned pages that one document may have; more fail as too_many_scanned_pages",
      shown: "200",
    },
    { least: 1, most: 5000, fallback: 200 },
  ),
  deadlineMs: wholeNumber(
    {
      env: "PAYLIFT_DEADLINE_SECONDS",
      meaning: "time limit of one document by the clock, in seconds; what exceeds it is tried again",
      shown: "14400",
    },
    { least: 1, most: 864_000, scale: 1000, fallback: 14_400 },
  ),
  heapMb: wholeNumber(
    {
      env: "PAYLIFT_DOCUMENT_MEMORY_MB",
      meaning: "memory that one document may need, in MiB; one that needs more fails as out_of_memory",
      shown: "384",
    },
    { least: 64, most: 65_536, fallback: 384 },
  ),
  spreadsheetHeapMb: wholeNumber(
    {
      env: "PAYLIFT_SPREADSHEET_MEMORY_MB",
      meaning: "the same of one spreadsheet, all of which is read at once",
      shown: "1024",
    },
    { least: 64, most: 65_536, fallback: 1024 },
  ),
  maxRssBytes: wholeNumber(
    {
      env: "PAYLIFT_ENGINE_MEMORY_MB",
      meaning: "memory of the engine process, in MiB: above it, replaced when idle; above twice that, killed",
      shown: "2048",
    },
    { least: 256, most: 1_048_576, scale: MIB, fallback: 2048 },
  ),
  webhookTimeoutMs: wholeNumber(
    {
      env: "PAYLIFT_WEBHOOK_TIMEOUT_SECONDS",
      meaning: "how long the receiver of a webhook may take, in seconds",
      shown: "10",
    },
    { least: 1, most: 300, scale: 1000, fallback: 10 },
  ),
  allowPrivateWebhooks: yesOrNo(
    {
      env: "PAYLIFT_ALLOW_PRIVATE_WEBHOOKS",
      meaning: "whether webhooks may go to private and local addresses",
      shown: "false",
    },
    false,
  ),
} satisfies Record<string, Setting<unknown>>;

/** Of processes that answer HTTP. Not PAYLIFT_PORT: Kubernetes sets that itself for a service named paylift. */
export const HTTP_SETTINGS = {
  host: someText(
    {
      env: "PAYLIFT_HTTP_HOST",
      flag: "--host <address>",
      meaning: "address to listen on; 0.0.0.0 for every network",
      shown: "127.0.0.1",
    },
    "127.0.0.1",
  ),
  port: wholeNumber(
    {
      env: "PAYLIFT_HTTP_PORT",
      flag: "--port <n>",
      meaning: "port to listen on; 0 picks a free one",
      shown: "8080",
    },
    { least: 0, most: 65_535, fallback: 8080 },
  ),
  worker: yesOrNo(
    {
      env: "PAYLIFT_WORKER",
      flag: "--no-worker",
      meaning: "whether this process also processes the queues",
      shown: "true",
    },
    true,
  ),
  publicUrl: webAddress(
    {
      env: "PAYLIFT_PUBLIC_URL",
      meaning: "https://host[:port] as clients see it",
      shown: "from each request",
    },
    ["https:", "http:"],
  ),
  trustProxy: yesOrNo(
    {
      env: "PAYLIFT_TRUST_PROXY",
      meaning: "trust X-Forwarded-For, -Proto and -Host: only behind a proxy that sets them",
      shown: "false",
    },
    false,
  ),
  secureCookies: yesOrNo(
    { env: "PAYLIFT_SECURE_COOKIES", meaning: "dashboard sessions over HTTPS only", shown: "true" },
    true,
  ),
  metrics: yesOrNo(
    { env: "PAYLIFT_METRICS", meaning: "serve /metrics, without authentication", shown: "true" },
    true,
  ),
  requestsPerMinute: wholeNumber(
    {
      env: "PAYLIFT_REQUESTS_PER_MINUTE",
      meaning: "requests of one key, session or address in a minute; 0 for no limit",
      shown: "6000",
    },
    { least: 0, fallback: 6000 },
  ),
  waitingJobs: wholeNumber(
    {
      env: "PAYLIFT_WAITING_JOBS",
      meaning: "jobs that may wait in all organizations before new ones are refused",
      shown: "1000000",
    },
    { least: 1, fallback: 1_000_000 },
  ),
  waitingJobsEach: wholeNumber(
    {
      env: "PAYLIFT_WAITING_JOBS_EACH",
      meaning: "jobs of one organization that may wait before its new ones are refused",
      shown: "100000",
    },
    { least: 1, fallback: 100_000 },
  ),
  uploadsAtOnceEach: wholeNumber(
    {
      env: "PAYLIFT_UPLOADS_EACH",
      meaning: "concurrent uploads of one organization; 0 for no limit",
      shown: "16",
    },
    { least: 0, fallback: 16 },
  ),
  maxUploadBytes: wholeNumber(
    { env: "PAYLIFT_MAX_UPLOAD_MB", meaning: "largest document, in MiB", shown: "25" },
    { least: 1, most: 1024, scale: MIB, fallback: 25 },
  ),
  storageLimitBytes: wholeNumber(
    {
      env: "PAYLIFT_STORAGE_MB_EACH",
      meaning: "most space for one organization's documents, in MiB; 0 for no limit",
      shown: "102400",
    },
    { least: 0, most: 1_073_741_824, scale: MIB, fallback: 102_400 },
  ),
  stopTimeoutMs: wholeNumber(
    {
      env: "PAYLIFT_STOP_TIMEOUT_SECONDS",
      meaning: "how long requests in progress may take after SIGTERM, in seconds",
      shown: "30",
    },
    { least: 0, most: 3600, scale: 1000, fallback: 30 },
  ),
} satisfies Record<string, Setting<unknown>>;
