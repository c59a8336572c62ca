import type { FaceConflict, FaceDocument, ManagedFace } from '@sands/contract/face/manage.model'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { type ReactNode, useState } from 'react'
import { ConflictDialog } from './conflict-dialog.tsx'

type Plan = Pick<FaceDocument, 'lecturerIds' | 'days'>

interface Asked {
  conflicts: readonly FaceConflict[]
  action: string
  run: (conflictReason: string | null) => Promise<unknown>
}

/** Looks what takes the rooms and lecturers of a plan before something is done, and asks for the reason. */
export function useConflicts(session: ManagedFace): {
  dialog: ReactNode
  withReason: (plan: Plan, action: string, run: Asked['run']) => Promise<void>
} {
  const look = useAct('POST /sands-lms/api/v1/manage/face/conflicts')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { id, timeZone } = session

  async function withReason({ lecturerIds, days }: Plan, action: string, run: Asked['run']) {
    const { data: conflicts } = await attempt(() => look.mutateAsync({ body: { id, lecturerIds, days } }))
    if (!conflicts) return
    if (conflicts.length === 0) await run(null)
    else setAsked({ conflicts, action, run })
  }

  async function go(reason: string) {
    setBusy(true)
    await asked?.run(reason)
    setBusy(false)
    setAsked(null)
  }

  const dialog = asked && (
    <ConflictDialog
      conflicts={asked.conflicts}
      timeZone={timeZone}
      action={asked.action}
      isBusy={isBusy}
      onDo={(reason) => void go(reason)}
      onClose={() => setAsked(null)}
    />
  )
  return { dialog, withReason }
}
