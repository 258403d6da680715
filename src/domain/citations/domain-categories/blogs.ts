import type { DomainTable } from './categories.ts';

/** Hosts where anyone can publish, and well-known personal sites. */
export const BLOGS: DomainTable = {
  hosts: `
    medium.com substack.com wordpress.com blogspot.com blogger.com ghost.io hashnode.dev hashnode.com tealfeed.com
    hackernoon.com livejournal.com typepad.com wixsite.com weebly.com webnode.com jimdosite.com
    jimdofree.com github.io gitlab.io netlify.app vercel.app pages.dev notion.site over-blog.com canalblog.com
    overblog.com svbtle.com bearblog.dev write.as micro.blog beehiiv.com buttondown.email steemit.com hubpages.com
    vocal.media bloglovin.com neocities.org sites.google.com patreon.com ko-fi.com`,
  people: `
    paulgraham.com stratechery.com joelonsoftware.com martinfowler.com simonwillison.net daringfireball.net kottke.org
    waitbutwhy.com seths.blog gwern.net slatestarcodex.com astralcodexten.com mrmoneymustache.com tim.blog
    jamesclear.com neilpatel.com backlinko.com nerdfitness.com smittenkitchen.com minimalistbaker.com nomadicmatt.com
    marginalrevolution.com schneier.com krebsonsecurity.com troyhunt.com antirez.com danluu.com overreacted.io`,
  'east asia': `
    note.com ameblo.jp hatenablog.com hatena.ne.jp livedoor.jp fc2.com seesaa.net blog.naver.com tistory.com
    brunch.co.kr velog.io pixnet.net csdn.net cnblogs.com jianshu.com juejin.cn vocus.cc matters.town`,
  'latin america': 'blogs.com.br blogspot.com.br recantodasletras.com.br',
  russia: 'habr.com dzen.ru vc.ru teletype.in',
  india: 'sulekha.com',
};
