import { cacheSize, clearCache } from '@sands/web/device/cache'
import { useDownloadCount } from '@sands/web/download/count'
import { useLanguage, useT } from '@sands/web/i18n/i18n'
import { sizeText } from '@sands/web/i18n/size-text'
import { showToast } from '@sands/web/toast/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Eraser } from 'lucide-react'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { ListRow } from '../../../kernel/ui/list/list.tsx'

export function CacheRow() {
  const t = useT()
  const [language] = useLanguage()
  const queries = useQueryClient()
  const downloads = useDownloadCount()
  const size = useQuery({ queryKey: ['cache-size'], queryFn: () => cacheSize(queries), staleTime: 0, gcTime: 0 })

  const clear = async () => {
    const stored = downloads > 0 ? `\n${t('settings.cache_downloads')}` : ''
    const sure = await ask({
      title: t('settings.cache_ask'),
      text: t('settings.cache_ask_text') + stored,
      confirm: t('settings.clear'),
    })
    if (!sure) return
    try {
      await clearCache(queries)
      showToast(t('settings.cache_cleared'), { kind: 'success' })
    } catch {
      showToast(t('settings.clear_failed'), { kind: 'error' })
    }
    await size.refetch()
  }

  const shown = size.data === undefined ? '' : sizeText(size.data, language)
  return <ListRow icon={Eraser} label={t('settings.cache')} detail={shown} onClick={() => void clear()} />
}
