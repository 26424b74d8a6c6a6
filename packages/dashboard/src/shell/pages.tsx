import { Center, Loader } from "@mantine/core";
import type { ReactNode } from "react";
import { Route, Switch, useLocation } from "wouter";
import { deferred } from "../common/deferred.tsx";
import { NotFound } from "../common/not-found.tsx";
import { QueuePage } from "../documents/queue-page.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

const LOADING = (
  <Center p="xl">
    <Loader aria-label="Loading" />
  </Center>
);

const DocumentsPage = deferred(() => import("../documents/documents-page.tsx"), LOADING);
const DocumentPage = deferred(() => import("../documents/document-page.tsx"), LOADING);
const JobPage = deferred(() => import("../review/job-page.tsx"), LOADING);
const MigrationsPage = deferred(() => import("../migrations/migrations-page.tsx"), LOADING);
const MigrationPage = deferred(() => import("../migrations/migration-page.tsx"), LOADING);
const ComparisonPage = deferred(() => import("../comparison/comparison-page.tsx"), LOADING);
const ValidationPage = deferred(() => import("../migrations/validation-page.tsx"), LOADING);
const MetricsPage = deferred(() => import("../metrics/metrics-page.tsx"), LOADING);
const SettingsPage = deferred(() => import("../settings/settings-page.tsx"), LOADING);

/** The page of the address. Pages that few people open first are loaded when they are opened. */
export function Pages(): ReactNode {
  const [location] = useLocation();
  return (
    <ErrorBoundary place={location}>
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
        {/* At `/metrics` the service answers an operator's tools. */}
        <Route path="/figures" component={MetricsPage} />
        <Route path="/settings/:section?">{({ section }) => <SettingsPage section={section} />}</Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </ErrorBoundary>
  );
}
