import { FACE_NAME_LENGTH } from '@sands/rules/face/session'
import { useAct } from '@sands/web/call/use-call'
import { useState } from 'react'
import { MakerForm } from '../../../kernel/make/maker-form.tsx'
import type { MakerProps } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import { newSession } from './new-session.ts'

const MOST_SEATS = 1000

/** The draft of a session, which gets its days and its room on its own page. */
export function SessionMaker(props: MakerProps) {
  const t = useT()
  const [session] = useState(newSession)
  const [capacity, setCapacity] = useState(session.capacity)
  const create = useAct('POST /sands-lms/api/v1/manage/face/create')
  return (
    <MakerForm
      {...props}
      label={t('face.name')}
      mostLetters={FACE_NAME_LENGTH}
      action={t('face.create')}
      make={async ({ name }) => {
        const { id } = await create.mutateAsync({ body: { ...session, name, capacity }, quiet: true })
        return { id, title: name, isOut: false }
      }}
    >
      <NumberField
        label={t('face.field_capacity')}
        least={1}
        most={MOST_SEATS}
        value={capacity}
        onChange={(seats) => setCapacity(Math.round(seats))}
      />
    </MakerForm>
  )
}
