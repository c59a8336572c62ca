import type { SkinChoice } from '@sands/contract/settings/look.calls'
import { THEME_COLORS, THEMES } from '@sands/rules/theme'
import { COVER_BYTES } from '@sands/rules/upload'
import { call } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { PictureField } from '../../../kernel/picture/picture-field.tsx'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from './skin-page.module.css'

const SKIN = 'GET /sands-system/api/v1/manage/skin/get'

const isSame = (one: SkinChoice | undefined, other: SkinChoice | undefined) =>
  one?.theme === other?.theme && one?.tabBackgroundFileId === other?.tabBackgroundFileId

/** The theme of the college, one of three or the company's, and the picture behind the tabs of the phone. */
export function SkinPage() {
  const t = useT()
  const skin = useCall(SKIN, undefined, { staleTime: 0 })
  const queries = useQueryClient()
  const [changes, setChanges] = useState<Partial<SkinChoice>>({})
  const [uploaded, setUploaded] = useState<ChosenPicture>()
  const [saving, setSaving] = useState(false)
  const { isBusy, onBusy } = useBusy()
  const stored = skin.data && { theme: skin.data.theme, tabBackgroundFileId: skin.data.tabBackgroundFileId }
  const choice = stored && { ...stored, ...changes }
  const change = (next: Partial<SkinChoice>) => setChanges((before) => ({ ...before, ...next }))
  const background =
    uploaded && uploaded.fileId === choice?.tabBackgroundFileId ? uploaded.picture : skin.data?.tabBackground

  const save = async () => {
    if (!stored || !choice) return
    setSaving(true)
    const saved = await call('POST /sands-system/api/v1/manage/skin/save', {
      body: { ...choice, seen: stored },
    }).then(
      () => true,
      // The call layer has shown the error; the choice stays.
      () => false,
    )
    await Promise.all([skin.refetch(), queries.invalidateQueries({ queryKey: ['GET /sands-lms/api/v1/skin/get'] })])
    setSaving(false)
    if (!saved) return
    setChanges({})
    showToast(t('settings.skin_saved'), { kind: 'success' })
  }

  return (
    <ManagePage
      title={t('settings.skin')}
      intro={t('settings.skin_intro')}
      actions={
        <Button type="primary" loading={saving} disabled={isBusy || isSame(choice, stored)} onClick={() => void save()}>
          {t('settings.save')}
        </Button>
      }
    >
      {skin.isPending && <Skeleton active paragraph={{ rows: 4 }} />}
      {skin.isError && !skin.data && <FailureBlock error={skin.error} onRetry={() => void skin.refetch()} />}
      {skin.data && (
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{t('settings.skin')}</legend>
          {[...THEMES, null].map((theme) => {
            const colour = THEME_COLORS[theme ?? skin.data.companyTheme]
            return (
              <label key={theme ?? 'company'} className={styles.choice}>
                <input
                  type="radio"
                  name="skin"
                  checked={choice?.theme === theme}
                  onChange={() => change({ theme })}
                  className={styles.radio}
                />
                <span className={styles.phone} style={{ borderColor: colour }} aria-hidden="true">
                  <span className={styles.bar} style={{ background: colour }} />
                  <span className={styles.line} />
                  <span className={styles.line} />
                  <span className={styles.button} style={{ background: colour }} />
                </span>
                <span className={styles.name}>{theme ? t(`settings.skin_${theme}`) : t('settings.skin_company')}</span>
              </label>
            )
          })}
        </fieldset>
      )}
      {choice && (
        <div className={styles.background}>
          <PictureField
            label={t('settings.tab_background')}
            purpose="image"
            most={COVER_BYTES}
            value={choice.tabBackgroundFileId}
            picture={background ?? undefined}
            hint={t('settings.tab_background_hint')}
            onBusy={onBusy}
            onChange={(picture) => {
              if (picture) setUploaded(picture)
              change({ tabBackgroundFileId: picture?.fileId ?? null })
            }}
          />
        </div>
      )}
    </ManagePage>
  )
}
