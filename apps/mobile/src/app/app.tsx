import { isDesktopClient, thisClient } from '@sands/web/host/host'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { BrowserRouter } from 'react-router'
import { SlotsContext } from '../kernel/slots.ts'
import { DialogHost } from '../kernel/ui/float/dialog-host.tsx'
import { Toaster } from '../kernel/ui/float/toaster.tsx'
import { LoadingBar } from '../kernel/ui/page/loading-bar.tsx'
import { AppEffects } from './app-effects.tsx'
import { useLoadedSlots } from './loaded-slots.ts'
import { Shell } from './shell.tsx'

// Phones do not need it.
const DesktopRedirect = lazy(async () => ({ default: (await import('./desktop-redirect.tsx')).DesktopRedirect }))

export function App({ queries }: { queries: QueryClient }) {
  const slots = useLoadedSlots()
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
            {isDesktopClient(thisClient()) && (
              <Suspense>
                <DesktopRedirect />
              </Suspense>
            )}
          </BrowserRouter>
        </SlotsContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
