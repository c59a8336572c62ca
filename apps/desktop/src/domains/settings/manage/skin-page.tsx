import { THEME_COLORS, THEMES, type Theme } from '@sands/rules/theme'
import { call } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from './skin-page.module.css'

const SKIN = 'GET /sands-system/api/v1/manage/skin/get'

/** The theme of the college: one of three, or the company's. */
export function SkinPage() {
  const t = useT()
  const skin = useCall(SKIN, undefined, { staleTime: 0 })
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Theme | null>()
  const [saving, setSaving] = useState(false)
  const stored = skin.data?.theme
  const choice = chosen === undefined ? stored : chosen

  const save = async () => {
    if (stored === undefined || choice === undefined) return
    setSaving(true)
    const saved = await call('POST /sands-system/api/v1/manage/skin/save', {
      body: { theme: choice, seen: stored },
    }).then(
      () => true,
      // The call layer has shown the error; the choice stays.
      () => false,
    )
    await Promise.all([skin.refetch(), queries.invalidateQueries({ queryKey: ['GET /sands-lms/api/v1/skin/get'] })])
    setSaving(false)
    if (!saved) return
    setChosen(undefined)
    showToast(t('settings.skin_saved'), { kind: 'success' })
  }

  return (
    <ManagePage
      title={t('settings.skin')}
      intro={t('settings.skin_intro')}
      actions={
        <Button type="primary" loading={saving} disabled={choice === stored} onClick={() => void save()}>
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
                  checked={choice === theme}
                  onChange={() => setChosen(theme)}
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
    </ManagePage>
  )
}
