import type { Right } from '@sands/contract/rights'
import type { ReactNode } from 'react'
import { may, useViewer } from '../kernel/viewer.ts'
import { NoRightPage } from './no-right-page.tsx'

/** Follows what the server would say anyway: a page whose right the person lacks is not drawn. */
export function RightGate({ right, children }: { right: Right; children: ReactNode }) {
  return may(useViewer(), right) ? children : <NoRightPage />
}
