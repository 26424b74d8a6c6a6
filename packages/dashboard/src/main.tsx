import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "./common/style.css";
import { MantineProvider } from "@mantine/core";
import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { ApiError } from "./api/problem.ts";
import { App } from "./app.tsx";
import { cssVariables, theme } from "./common/theme.ts";
import { leave } from "./common/unsaved.ts";
import { UploadsProvider } from "./uploads/uploads-context.tsx";

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // What the service has refused once it refuses again.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ApiError && error.status !== 0 && error.status < 500),
    },
  },
});

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queries}>
        <ModalsProvider>
          <UploadsProvider>
            <Notifications position="bottom-right" />
            <Router aroundNav={leave}>
              <App />
            </Router>
          </UploadsProvider>
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
