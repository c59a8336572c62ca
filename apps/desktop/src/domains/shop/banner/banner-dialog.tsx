import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { ManagedShopBanner, ShopBannerDraft } from '@sands/contract/shop/banner.model'
import { isGoodJump } from '@sands/rules/jump'
import { BANNER_LAST_PLACE, BANNER_TITLE_LENGTH } from '@sands/rules/shop/shop'
import { useAct } from '@sands/web/call/use-call'
import { Button, Checkbox, Input, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { NO_JUMP } from '../../../kernel/jump/jump-choice.ts'
import { JumpFields } from '../../../kernel/jump/jump-fields.tsx'
import { PictureField } from '../../../kernel/picture/picture-field.tsx'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from '../shop.module.css'

interface BannerDialogProps {
  /** The dialog is open while this is set. */
  banner: ManagedShopBanner | 'new' | undefined
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** A banner: its picture, its title, where it leads and its place. */
export function BannerDialog({ banner, onClose, onChanged }: BannerDialogProps) {
  const t = useT()
  const isNew = banner === 'new'
  return (
    <Modal
      open={banner !== undefined}
      title={t(isNew ? 'shop.manage_banner_add' : 'shop.manage_banner_edit')}
      width={560}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {banner && <BannerForm banner={isNew ? undefined : banner} onClose={onClose} onChanged={onChanged} />}
    </Modal>
  )
}

interface Chosen extends Omit<ShopBannerDraft, 'fileId'> {
  fileId: FileId | null
  picture: Picture | null
}

function BannerForm({
  banner,
  onClose,
  onChanged,
}: Omit<BannerDialogProps, 'banner'> & { banner: ManagedShopBanner | undefined }) {
  const t = useT()
  const run = useRun(onChanged)
  const { isBusy, onBusy } = useBusy()
  const save = useAct('POST /sands-shopping/api/v1/manage/banner/save')
  const [draft, setDraft] = useState<Chosen>(
    banner ?? { title: '', fileId: null, picture: null, jump: NO_JUMP, sort: 0, isShown: true },
  )
  const [tried, setTried] = useState(false)
  const change = (patch: Partial<Chosen>) => setDraft({ ...draft, ...patch })
  const { title, fileId, picture, jump, sort, isShown } = draft
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || save.isPending) return
    setTried(true)
    if (title.trim() === '' || !fileId || !isGoodJump(jump)) return
    const body = { ...(banner && { id: banner.id }), title: title.trim(), fileId, jump, sort, isShown }
    if (await run(() => save.mutateAsync({ body }), t('shop.manage_banner_saved'))) onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PictureField
        label={t('shop.manage_banner_picture')}
        value={fileId}
        picture={picture ?? undefined}
        purpose="image"
        hint={t('shop.manage_banner_picture_hint')}
        fault={tried && !fileId ? t('shop.manage_banner_picture_missing') : undefined}
        onBusy={onBusy}
        onChange={(file) => change({ fileId: file?.fileId ?? null, picture: file?.picture ?? null })}
      />
      <Field
        label={t('shop.manage_banner_title')}
        required
        fault={tried && title.trim() === '' ? t('shop.manage_missing') : undefined}
      >
        {(field) => (
          <Input
            {...field}
            value={title}
            maxLength={BANNER_TITLE_LENGTH}
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
        label={t('shop.manage_banner_sort')}
        value={sort}
        least={0}
        most={BANNER_LAST_PLACE}
        onChange={(next) => change({ sort: next })}
      />
      <Checkbox checked={isShown} onChange={({ target }) => change({ isShown: target.checked })}>
        {t('shop.manage_banner_shown')}
      </Checkbox>
      <div className={styles.acts}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={save.isPending} disabled={isBusy}>
          {t('shop.save')}
        </Button>
      </div>
    </form>
  )
}
