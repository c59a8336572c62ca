import { useT } from '@sands/web/i18n/i18n'
import { useEffect } from 'react'

export function useDocumentTitle(title: string | undefined): void {
  const t = useT()
  const product = t('kernel.product')
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product
  }, [title, product])
}
