import '../kernel/intercept-popstate.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router'
import { SlotsContext } from '../kernel/slots.ts'
import { DesignProvider } from '../kernel/theme/design-provider.tsx'
import { LoadingBar } from '../kernel/ui/page/loading-bar.tsx'
import { Toaster } from '../kernel/ui/toaster.tsx'
import { queryClient } from './query-client.ts'
import { slots } from './registry.ts'
import { Router } from './router.tsx'
import { SkinWatcher } from './skin-watcher.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <DesignProvider>
        <LoadingBar />
        <SkinWatcher />
        <BrowserRouter basename="/desktop">
          <SlotsContext value={slots}>
            <Router />
          </SlotsContext>
        </BrowserRouter>
        <Toaster />
      </DesignProvider>
    </QueryClientProvider>
  )
}
