export interface Shot {
  device: string
  language: string
  address: string
  /** The path of the picture, relative to the sheet. */
  file: string
  faults: readonly string[]
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const figure = ({ address, language, file, faults }: Shot) => `<figure${faults.length > 0 ? ' class="faulty"' : ''}>
<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="" loading="lazy"></a>
<figcaption>${escapeHtml(address)} · ${escapeHtml(language)}${faults.map((fault) => `<br>${escapeHtml(fault)}`).join('')}</figcaption>
</figure>`

/** One page with all pictures, faulty ones first. */
export function contactSheet(shots: readonly Shot[]): string {
  const ordered = [...shots].sort((a, b) => Number(b.faults.length > 0) - Number(a.faults.length > 0))
  const sections = [...new Set(shots.map(({ device }) => device))].map(
    (device) => `<h2>${escapeHtml(device)}</h2>
<div class="${escapeHtml(device)}">
${ordered
  .filter((shot) => shot.device === device)
  .map(figure)
  .join('\n')}
</div>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sands: every screen</title>
<style>
body { font: 14px/20px system-ui, sans-serif; margin: 24px; background: #eef0f4; color: #0f1728 }
div { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)) }
div.desktop { grid-template-columns: repeat(auto-fill, minmax(420px, 1fr)) }
figure { margin: 0; background: #fff; border-radius: 10px; overflow: hidden }
figure.faulty { outline: 3px solid #d92d20 }
img { display: block; width: 100% }
figcaption { padding: 8px 12px; overflow-wrap: anywhere }
</style>
${sections.join('\n')}
</html>
`
}
