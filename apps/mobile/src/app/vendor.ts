// The router and the queries in their own task, like React: evaluated together with the app they would block a slow
// phone for longer.
import { QueryClient } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router'

/** The build drops a package of which nothing is used. */
export const vendor: readonly unknown[] = [BrowserRouter, QueryClient]
