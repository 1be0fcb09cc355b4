/**
 * The built-in shelf: our own articles in both languages, for a service without a blog of its own.
 * The same shape as the real adapter, cleaned by the same rules.
 */
import type { Article, ArticleBlock } from '../../../words/blog/articles/article.ts'
import { articles } from '../../../words/blog/articles/articles.ts'
import { say, type Language } from '../../../words/say.ts'
import type { Blog, BlogNeighbour, BlogPost, BlogTeaser } from './blog.ts'
import { cleanHtml, plainHtml } from './clean-html.ts'
import { plateHeight, plateSvg, plateWidth } from './article-pictures.ts'

/** Published at six in the morning in India. */
const hour = 'T06:00:00+05:30'

export function builtInBlog(blogArticles: readonly Article[] = articles): Blog {
  const newestFirst = blogArticles.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
  return {
    list: (page, perPage, language) =>
      Promise.resolve({
        posts: newestFirst
          .slice((page - 1) * perPage, page * perPage)
          .map((article) => teaserOf(article, language)),
        total: newestFirst.length,
      }),
    post(slug, language) {
      const place = newestFirst.findIndex((article) => article.slug === slug)
      const article = newestFirst[place]
      if (!article) return Promise.resolve(null)
      return Promise.resolve({
        post: postOf(article, language),
        previous: neighbourOf(newestFirst[place + 1], language),
        next: neighbourOf(newestFirst[place - 1], language),
      })
    },
    picture(path) {
      const name = /^\/shelf\/([a-z]+)\.svg$/.exec(path)?.[1]
      const article = blogArticles.find(({ plate }) => plate === name)
      return Promise.resolve(article ? Buffer.from(plateSvg(article.plate)) : null)
    },
  }
}

function teaserOf(article: Article, language: Language): BlogTeaser {
  return {
    slug: article.slug,
    date: new Date(article.publishedOn + hour),
    language,
    titleHtml: escapeHtml(say(article.title, language)),
    excerptHtml: escapeHtml(say(article.excerpt, language)),
    mediaId: 1,
    picture: {
      path: `/shelf/${article.plate}.svg`,
      width: plateWidth,
      height: plateHeight,
      alt: say(article.plateSaid, language),
    },
  }
}

function postOf(article: Article, language: Language): BlogPost {
  return {
    ...teaserOf(article, language),
    contentHtml: cleanHtml(article.pieces.map((piece) => htmlOf(piece, language)).join('\n')),
    headTitle: '',
    headDescription: '',
  }
}

function neighbourOf(article: Article | undefined, language: Language): BlogNeighbour | null {
  return article
    ? { slug: article.slug, titleHtml: escapeHtml(say(article.title, language)) }
    : null
}

function htmlOf(piece: ArticleBlock, language: Language): string {
  const inline = (text: string) =>
    escapeHtml(text).replace(
      /\[([^\]]+)\]\((\/[^)\s]*)\)/g,
      (_, words: string, to: string) =>
        `<a href="${language === 'hi' ? `/hi${to === '/' ? '' : to}` : to}">${words}</a>`,
    )
  if ('heading' in piece) return `<h2>${inline(say(piece.heading, language))}</h2>`
  if ('text' in piece) return `<p>${inline(say(piece.text, language))}</p>`
  return `<ul>${piece.list.map((item) => `<li>${inline(say(item, language))}</li>`).join('')}</ul>`
}

/** Text as HTML. */
function escapeHtml(text: string): string {
  return plainHtml(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
}
