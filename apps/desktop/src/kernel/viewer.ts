import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import { createContext, useContext } from 'react'

/** The signed-in person, with everything that pages need. The server enforces the rights; screens only follow. */
export interface Viewer {
  readonly id: UserId
  readonly userName: string
  readonly name: string
  readonly postName: string | null
  readonly deptName: string | null
  readonly avatarFileUrl: string | null
  readonly collegeId: CollegeId
  readonly collegeName: string
  readonly sysUserLabel: { readonly teamLearningLabel: 0 | 1; readonly teachingMgtLabel: 0 | 1 }
  readonly rights: readonly string[]
}

export const ViewerContext = createContext<Viewer | null>(null)

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext)
  if (!viewer) throw new Error('useViewer must be used behind the sign-in gate')
  return viewer
}

export const may = (viewer: Viewer, right: Right): boolean => viewer.rights.includes(right)

/** Whether the person may open a page of the management area. */
export const mayOpen = (
  viewer: Viewer,
  { right, readRight }: { right: Right; readRight?: Right | undefined },
): boolean => may(viewer, right) || (readRight !== undefined && may(viewer, readRight))
