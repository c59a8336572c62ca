import type { Right } from '@sands/contract/rights'
import type { ReactNode } from 'react'
import { may, useViewer } from '../../kernel/viewer.ts'
import { NoRightPage } from '../no-right-page.tsx'

/** Does not render a page whose right the person lacks; the server would refuse its calls anyway. */
export function RightGate({ right, children }: { right: Right; children: ReactNode }) {
  return may(useViewer(), right) ? children : <NoRightPage />
}
