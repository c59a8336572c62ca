import { DeleteOutlined } from '@ant-design/icons'
import type { ManagedUserDetail, UserPlace } from '@sands/contract/org/people.model'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { Facts } from '../../../../kernel/ui/facts.tsx'
import { Choice, type Option } from '../../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import { LeaderChoice } from '../structure/leader-choice.tsx'
import styles from './person.module.css'
import { useDepartmentOptions, usePostOptions } from './use-people-lists.ts'

type KnownPlace = ManagedUserDetail['places'][number]

interface PlaceCardProps {
  collegeName: string
  place: UserPlace
  personId?: string
  known: KnownPlace | undefined
  onChange: (place: UserPlace) => void
  onRemove?: () => void
}

/** A person's place in one college. */
export function PlaceCard({ collegeName, place, personId, known, onChange, onRemove }: PlaceCardProps) {
  const t = useT()
  const mayEdit = known?.mayEdit ?? true
  return (
    <fieldset className={styles.place}>
      <legend className={styles.placeHead}>{collegeName}</legend>
      {onRemove && mayEdit && (
        <Button
          type="text"
          size="small"
          className={styles.remove ?? ''}
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('org.place_remove', { college: collegeName })}
          onClick={onRemove}
        />
      )}
      {mayEdit ? (
        <OpenFields place={place} personId={personId} known={known} onChange={onChange} />
      ) : (
        <>
          <Facts
            facts={[
              { label: t('org.department'), value: known?.departmentName ?? t('org.not_set') },
              { label: t('org.post'), value: known?.postName ?? t('org.not_set') },
              { label: t('org.leader'), value: known?.leaderName ?? t('org.not_set') },
            ]}
          />
          <p className={styles.placeHint}>{t('org.place_closed')}</p>
        </>
      )}
    </fieldset>
  )
}

interface OpenFieldsProps {
  place: UserPlace
  personId: string | undefined
  known: KnownPlace | undefined
  onChange: (place: UserPlace) => void
}

/** Adds the stored value with its name, so that it is shown before the list of the college is loaded. */
const withHeld = <Value extends string>(
  options: readonly Option<Value>[],
  value: Value | null,
  label: string | null | undefined,
): readonly Option<Value>[] =>
  value && label && !options.some((option) => option.value === value) ? [{ value, label }, ...options] : options

function OpenFields({ place, personId, known, onChange }: OpenFieldsProps) {
  const t = useT()
  const departments = useDepartmentOptions(place.collegeId)
  const posts = usePostOptions(place.collegeId)
  return (
    <div className={styles.pair}>
      <Field label={t('org.department')}>
        {(field) => (
          <Choice
            field={field}
            options={withHeld(
              departments,
              place.departmentId,
              known?.departmentId === place.departmentId ? known?.departmentName : null,
            )}
            value={place.departmentId ?? ''}
            onChange={(id) => onChange({ ...place, departmentId: id || null })}
            placeholder={t('org.department_choose')}
          />
        )}
      </Field>
      <Field label={t('org.post')}>
        {(field) => (
          <Choice
            field={field}
            options={withHeld(posts, place.postId, known?.postId === place.postId ? known?.postName : null)}
            value={place.postId ?? ''}
            onChange={(id) => onChange({ ...place, postId: id || null })}
            placeholder={t('org.post_choose')}
          />
        )}
      </Field>
      <Field label={t('org.leader')}>
        {(field) => (
          <LeaderChoice
            field={field}
            collegeId={place.collegeId}
            value={place.leaderId}
            name={known?.leaderId === place.leaderId ? known?.leaderName : undefined}
            exceptId={personId}
            onChange={(leaderId) => onChange({ ...place, leaderId })}
          />
        )}
      </Field>
    </div>
  )
}
