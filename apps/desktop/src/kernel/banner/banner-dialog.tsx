import type { FileId } from '@sands/contract/kernel/schema'
import { isGoodJump } from '@sands/rules/jump'
import { Button, Checkbox, Input, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { NO_JUMP } from '../jump/jump-choice.ts'
import { JumpFields } from '../jump/jump-fields.tsx'
import { PictureField } from '../picture/picture-field.tsx'
import { useBusy } from '../picture/use-busy.ts'
import { useT } from '../text.ts'
import { Field } from '../ui/form/field.tsx'
import { NumberField } from '../ui/form/number-field.tsx'
import { useRun } from '../ui/form/use-run.ts'
import type { Banner, BannerCalls, BannerContent, BannerWords } from './banner.model.ts'
import styles from './banner.module.css'

const TITLE_LENGTH = 40
const LAST_PLACE = 9999

interface BannerFormProps<Id extends string> {
  words: BannerWords
  banner: Banner<Id> | undefined
  save: BannerCalls<Id>['save']
  onClose: () => void
  onChanged: () => Promise<unknown>
}

interface BannerDialogProps<Id extends string> extends Omit<BannerFormProps<Id>, 'banner'> {
  /** The dialog is open while this is set. */
  banner: Banner<Id> | 'new' | undefined
}

/** A banner: its picture, its title, where it leads and its place. */
export function BannerDialog<Id extends string>({ banner, words, save, onClose, onChanged }: BannerDialogProps<Id>) {
  const t = useT()
  const isNew = banner === 'new'
  return (
    <Modal
      open={banner !== undefined}
      title={t(isNew ? words.add : words.edit)}
      width={560}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {banner && (
        <BannerForm
          words={words}
          banner={isNew ? undefined : banner}
          save={save}
          onClose={onClose}
          onChanged={onChanged}
        />
      )}
    </Modal>
  )
}

interface Chosen extends Omit<BannerContent, 'fileId'> {
  fileId: FileId | null
}

function BannerForm<Id extends string>({ words, banner, save, onClose, onChanged }: BannerFormProps<Id>) {
  const t = useT()
  const run = useRun(onChanged)
  const { isBusy, onBusy } = useBusy()
  const [draft, setDraft] = useState<Chosen>(
    banner ?? { title: '', fileId: null, picture: null, jump: NO_JUMP, sort: 0, isShown: true },
  )
  const [tried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const change = (patch: Partial<Chosen>) => setDraft({ ...draft, ...patch })
  const { title, fileId, picture, jump, sort, isShown } = draft
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || isSaving) return
    setTried(true)
    if (title.trim() === '' || !fileId || !isGoodJump(jump)) return
    const wanted = { ...(banner && { id: banner.id }), title: title.trim(), fileId, jump, sort, isShown }
    setSaving(true)
    const isStored = await run(() => save(wanted), t(words.saved))
    setSaving(false)
    if (isStored) onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PictureField
        label={t(words.picture)}
        value={fileId}
        picture={picture ?? undefined}
        purpose="image"
        hint={t(words.pictureHint)}
        fault={tried && !fileId ? t(words.pictureMissing) : undefined}
        onBusy={onBusy}
        onChange={(file) => change({ fileId: file?.fileId ?? null, picture: file?.picture ?? null })}
      />
      <Field label={t(words.name)} required fault={tried && title.trim() === '' ? t(words.nameMissing) : undefined}>
        {(field) => (
          <Input
            {...field}
            value={title}
            maxLength={TITLE_LENGTH}
            showCount
            autoComplete="off"
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
      </Field>
      <JumpFields
        value={jump}
        fault={tried && !isGoodJump(jump) ? t('manage.jump_fault_link') : undefined}
        onChange={(next) => change({ jump: next })}
      />
      <NumberField
        label={t(words.sort)}
        value={sort}
        least={0}
        most={LAST_PLACE}
        onChange={(next) => change({ sort: next })}
      />
      <Checkbox checked={isShown} onChange={({ target }) => change({ isShown: target.checked })}>
        {t(words.shown)}
      </Checkbox>
      <div className={styles.formActs}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={isBusy}>
          {t(words.save)}
        </Button>
      </div>
    </form>
  )
}
