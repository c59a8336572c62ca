import type { ReactNode } from 'react'
import type { ManageScreen } from '../../kernel/screens.ts'
import { mayOpen, useViewer } from '../../kernel/viewer.ts'
import { NoRightPage } from '../no-right-page.tsx'

interface RightGateProps {
  screen: Pick<ManageScreen, 'right' | 'readRight'>
  children: ReactNode
}

/** Does not render a page whose right the person lacks; the server would refuse its calls anyway. */
export function RightGate({ screen, children }: RightGateProps) {
  return mayOpen(useViewer(), screen) ? children : <NoRightPage />
}
