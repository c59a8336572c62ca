import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import type { NamedThing } from '@sands/contract/org/people.model'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { isConflict } from '../../../../kernel/conflict.ts'
import { useT } from '../../../../kernel/text.ts'
import { Card } from '../../../../kernel/ui/card.tsx'
import { NameDialog } from '../../../../kernel/ui/form/name-dialog.tsx'
import { useConfirm } from '../../../../kernel/ui/form/use-confirm.ts'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import { StateTag } from '../../../../kernel/ui/state-tag.tsx'
import { usePeopleRefresh } from '../people/use-people-lists.ts'
import styles from './named-things.module.css'

interface NamedThingsProps {
  title: string
  addText: string
  nameText: string
  noneText: string
  /** What the list of people calls it in its address. */
  filter: 'post' | 'label'
  answer: { data: NamedThing[] | undefined; error: Error | null; isPending: boolean; refetch: () => unknown }
  mayEdit: boolean
  /** Adds one, without a thing, or renames it. */
  onSave: (thing: NamedThing | null, name: string) => Promise<unknown>
  onDelete: (thing: NamedThing) => Promise<unknown>
}

export function NamedThings(props: NamedThingsProps) {
  const { title, addText, nameText, noneText, filter, answer, mayEdit, onSave, onDelete } = props
  const t = useT()
  const confirm = useConfirm()
  const refresh = usePeopleRefresh()
  const [edited, setEdited] = useState<{ thing: NamedThing | null; isOld?: true } | null>(null)
  const thing = edited?.isOld
    ? (answer.data?.find(({ id }) => id === edited.thing?.id) ?? null)
    : (edited?.thing ?? null)

  const save = async (name: string) => {
    try {
      await onSave(thing, name)
    } catch (error) {
      // The person has been told, and what they typed stays: the next try is made upon what is stored now.
      if (isConflict(error)) {
        await refresh()
        setEdited({ thing, isOld: true })
      }
      throw error
    }
    await refresh()
  }
  const askDelete = (each: NamedThing) =>
    confirm({
      title: t('org.delete_ask', { name: each.name }),
      text: t('org.delete_text'),
      action: t('org.delete'),
      danger: true,
      run: () => onDelete(each),
      done: t('org.deleted', { name: each.name }),
      refresh,
    })

  return (
    <Card
      title={title}
      action={
        mayEdit && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setEdited({ thing: null })}>
            {addText}
          </Button>
        )
      }
    >
      {answer.isPending && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {answer.error && !answer.data && <FailureBlock error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data?.length === 0 && <StateBlock kind="empty" title={noneText} />}
      <ul className={styles.list}>
        {answer.data?.map((each) => (
          <li key={each.id} className={styles.thing}>
            <span className={styles.name}>{each.name}</span>
            {each.code && <StateTag tone="info">{t('org.built_in_tag')}</StateTag>}
            <Link className={styles.people} to={`/manage/org/people?${filter}=${each.id}`}>
              {t('org.people_count', { count: each.people })}
            </Link>
            {mayEdit && (
              <span className={styles.acts}>
                <Button
                  type="text"
                  disabled={each.code !== null}
                  icon={<EditOutlined aria-hidden />}
                  aria-label={t('org.rename_title', { name: each.name })}
                  onClick={() => setEdited({ thing: each })}
                />
                <Button
                  type="text"
                  danger
                  disabled={each.code !== null}
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t('org.delete_of', { name: each.name })}
                  onClick={() => askDelete(each)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <NameDialog
        open={edited !== null}
        title={thing ? t('org.rename_title', { name: thing.name }) : addText}
        label={nameText}
        {...(thing && { start: thing.name })}
        action={thing ? t('org.save') : t('org.add')}
        onSave={save}
        onClose={() => setEdited(null)}
      />
    </Card>
  )
}
