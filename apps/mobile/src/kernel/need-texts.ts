import { needTexts } from '@sands/web/i18n/domain-texts'
import { domainTexts, type PhoneDomain } from './domain-texts.ts'

/** Loads the texts that the screens of a domain need and that are not there yet. */
export const needTextsFor = (domain: PhoneDomain): Promise<void> => needTexts(domainTexts[domain])

/**
 * For a part of a domain that screens of others show: loads its code together with its texts. If the texts cannot be
 * loaded, the part is shown, and each of its texts tries again.
 */
export const withTexts =
  <Part>(domain: PhoneDomain, load: () => Promise<Part>): (() => Promise<Part>) =>
  async () => {
    const [part] = await Promise.all([load(), needTextsFor(domain).catch(() => undefined)])
    return part
  }
