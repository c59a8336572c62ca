import { useAct } from '@sands/web/call/use-call'
import { MakerForm } from '../../../kernel/make/maker-form.tsx'
import { useOwnAudience } from '../../../kernel/make/use-own-audience.ts'
import type { MakerProps } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { NEW_COURSE } from './use-new-course.ts'

/** The draft of a course, which is completed on its own page. */
export function CourseMaker(props: MakerProps) {
  const t = useT()
  const audience = useOwnAudience()
  const create = useAct('POST /sands-lms/api/v1/manage/course/create')
  return (
    <MakerForm
      {...props}
      label={t('course.manage_field_title')}
      mostLetters={100}
      action={t('course.manage_create')}
      make={async ({ name }) => {
        const { id } = await create.mutateAsync({ body: { ...NEW_COURSE, title: name, audience }, quiet: true })
        return { id, title: name, isOut: false }
      }}
    />
  )
}
