import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router'
import { SlotsContext } from '../kernel/slots.ts'
import { DialogHost } from '../kernel/ui/float/dialog-host.tsx'
import { Toaster } from '../kernel/ui/float/toaster.tsx'
import { LoadingBar } from '../kernel/ui/page/loading-bar.tsx'
import { AppEffects } from './app-effects.tsx'
import { DesktopRedirect } from './desktop-redirect.tsx'
import { Shell } from './shell.tsx'
import { slots } from './slots.tsx'

export function App({ queries }: { queries: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <SlotsContext value={slots}>
          <BrowserRouter>
            <LoadingBar />
            <AppEffects />
            <Shell />
            <DialogHost />
            <Toaster />
            <DesktopRedirect />
          </BrowserRouter>
        </SlotsContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
