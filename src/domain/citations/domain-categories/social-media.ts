import type { DomainTable } from './categories.ts';

export const SOCIAL_MEDIA: DomainTable = {
  world: `
    facebook.com fb.com instagram.com threads.net threads.com x.com twitter.com t.co linkedin.com pinterest.* pin.it
    snapchat.com tiktok.com bsky.app mastodon.social mastodon.online mstdn.social fosstodon.org tumblr.com telegram.org
    t.me whatsapp.com messenger.com clubhouse.com bereal.com lemon8-app.com truthsocial.com gab.com parler.com mewe.com
    minds.com nextdoor.* meetup.com eventbrite.* goodreads.com strava.com letterboxd.com about.me linktr.ee
    flipboard.com`,
  'east asia': `
    weibo.com weibo.cn xiaohongshu.com qq.com wechat.com douban.com line.me mixi.jp kakao.com band.us plurk.com dcard.tw
    cyworld.com zalo.me`,
  'south asia': 'sharechat.com kooapp.com',
  europe: 'vk.com ok.ru xing.com viadeo.com tuenti.com nk.pl draugiem.lv',
};
