import { EditOutlined, PlusOutlined } from '@ant-design/icons'
import type { Language } from '@sands/contract/kernel/schema'
import type { ManagedCollege } from '@sands/contract/org/people.model'
import { LANGUAGE_NAMES, LANGUAGES } from '@sands/rules/language'
import { useAct } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { isConflict } from '../../../../kernel/conflict.ts'
import { useMoments } from '../../../../kernel/moment.ts'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import { NameDialog } from '../../../../kernel/ui/form/name-dialog.tsx'
import { type Column, RowTable } from '../../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../../kernel/ui/page/manage-page.tsx'
import { StateTag } from '../../../../kernel/ui/state-tag.tsx'
import { useViewer } from '../../../../kernel/viewer.ts'
import { useColleges, usePeopleRefresh } from '../people/use-people-lists.ts'
import styles from './colleges.module.css'

const languageOf = (code: string): Language => LANGUAGES.find((language) => language === code) ?? LANGUAGES[0]

interface Edited {
  college: ManagedCollege | null
  language: Language
}

/** The colleges of the company: each with its own people, departments and content. */
export function CollegesPage() {
  const t = useT()
  const viewer = useViewer()
  const { number } = useMoments()
  const refresh = usePeopleRefresh()
  const colleges = useColleges()
  const create = useAct('POST /sands-user/api/v1/manage/college/create')
  const update = useAct('POST /sands-user/api/v1/manage/college/update')
  const [edited, setEdited] = useState<Edited | null>(null)

  const save = async (name: string) => {
    if (!edited) return
    const { college, language } = edited
    try {
      if (!college) await create.mutateAsync({ body: { name, language }, quiet: true })
      else {
        const { id, version } = college
        await update.mutateAsync({ body: { id, version, name, language }, quiet: true })
      }
    } catch (error) {
      // The error was shown and the typed name stays: the next try is based on the stored version.
      if (isConflict(error)) {
        const fresh = (await colleges.refetch()).data?.find(({ id }) => id === college?.id)
        if (fresh) setEdited({ college: fresh, language })
      }
      throw error
    }
    await refresh()
  }

  const columns: Column<ManagedCollege>[] = [
    {
      key: 'name',
      title: t('org.college'),
      cell: ({ id, name }) => (
        <span className={styles.name}>
          <strong>{name}</strong>
          {id === viewer.collegeId && <StateTag tone="success">{t('org.college_current')}</StateTag>}
        </span>
      ),
    },
    { key: 'language', title: t('manage.language'), cell: ({ language }) => LANGUAGE_NAMES[languageOf(language)] },
    { key: 'people', title: t('org.people'), align: 'end', cell: ({ people }) => number(people) },
    {
      key: 'acts',
      title: t('manage.acts'),
      align: 'end',
      cell: (college) => (
        <Button
          size="small"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('org.edit_of', { name: college.name })}
          onClick={() => setEdited({ college, language: languageOf(college.language) })}
        >
          {t('org.edit')}
        </Button>
      ),
    },
  ]
  return (
    <ManagePage
      title={t('org.colleges_all')}
      intro={t('org.colleges_intro')}
      actions={
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setEdited({ college: null, language: LANGUAGES[0] })}
        >
          {t('org.college_add')}
        </Button>
      }
    >
      {colleges.isPending && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {colleges.isError && !colleges.data && (
        <FailureBlock error={colleges.error} onRetry={() => void colleges.refetch()} />
      )}
      {colleges.data && (
        <section className={styles.colleges} aria-label={t('org.colleges_all')}>
          <RowTable label={t('org.colleges_all')} columns={columns} rows={colleges.data} rowKey={({ id }) => id} />
        </section>
      )}
      <NameDialog
        open={edited !== null}
        title={edited?.college ? t('org.edit_of', { name: edited.college.name }) : t('org.college_add')}
        label={t('org.college_name')}
        {...(edited?.college && { start: edited.college.name })}
        action={edited?.college ? t('org.save') : t('org.add')}
        onSave={save}
        onClose={() => setEdited(null)}
      >
        <Field label={t('manage.language')} hint={t('org.college_language_hint')}>
          {(field) => (
            <Choice
              field={field}
              clearable={false}
              options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
              value={edited?.language ?? ''}
              onChange={(language) => language && setEdited((known) => known && { ...known, language })}
              placeholder={t('manage.language')}
            />
          )}
        </Field>
      </NameDialog>
    </ManagePage>
  )
}
