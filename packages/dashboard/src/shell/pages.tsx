import { Center, Loader } from "@mantine/core";
import { lazy, Suspense, type ReactNode } from "react";
import { Route, Switch } from "wouter";
import { NotFound } from "../common/not-found.tsx";
import { QueuePage } from "../documents/queue-page.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

const DocumentsPage = lazy(() => import("../documents/documents-page.tsx"));
const DocumentPage = lazy(() => import("../documents/document-page.tsx"));
const JobPage = lazy(() => import("../review/job-page.tsx"));
const MigrationsPage = lazy(() => import("../migrations/migrations-page.tsx"));
const MigrationPage = lazy(() => import("../migrations/migration-page.tsx"));
const ComparisonPage = lazy(() => import("../comparison/comparison-page.tsx"));
const ValidationPage = lazy(() => import("../migrations/validation-page.tsx"));
const MetricsPage = lazy(() => import("../metrics/metrics-page.tsx"));
const SettingsPage = lazy(() => import("../settings/settings-page.tsx"));

/** The page of the address. Pages that few people open first are loaded when they are opened. */
export function Pages(): ReactNode {
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <Center p="xl">
            <Loader aria-label="Loading" />
          </Center>
        }
      >
        <Switch>
          <Route path="/" component={QueuePage} />
          <Route path="/documents" component={DocumentsPage} />
          <Route path="/documents/:id">{({ id }) => <DocumentPage key={id} id={id} />}</Route>
          <Route path="/jobs/:id">{({ id }) => <JobPage key={id} id={id} />}</Route>
          <Route path="/migrations" component={MigrationsPage} />
          <Route path="/migrations/:id">{({ id }) => <MigrationPage key={id} id={id} />}</Route>
          <Route path="/migrations/:id/comparison">{({ id }) => <ComparisonPage key={id} id={id} />}</Route>
          <Route path="/migrations/:migrationId/validations/:id">
            {({ migrationId, id }) => <ValidationPage key={id} migrationId={migrationId} id={id} />}
          </Route>
          <Route path="/metrics" component={MetricsPage} />
          <Route path="/settings/:section?">
            {({ section }) => <SettingsPage section={section ?? "api-keys"} />}
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
