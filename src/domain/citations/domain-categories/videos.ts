import type { DomainTable } from './categories.ts';

export const VIDEOS: DomainTable = {
  world: `
    youtube.com youtu.be youtube-nocookie.com vimeo.com dailymotion.com twitch.tv rumble.com odysee.com bitchute.com
    ted.com wistia.com loom.com vidyard.com streamable.com kick.com netflix.com hulu.com disneyplus.com primevideo.com
    peacocktv.com paramountplus.com max.com crunchyroll.com curiositystream.com nebula.tv masterclass.com metacafe.com
    veoh.com`,
  china: 'bilibili.com youku.com iqiyi.com v.qq.com douyin.com kuaishou.com acfun.cn mgtv.com tudou.com ixigua.com',
  japan: 'nicovideo.jp abema.tv tver.jp gyao.yahoo.co.jp',
  korea: 'tv.naver.com afreecatv.com sooplive.co.kr chzzk.naver.com tving.com wavve.com',
  'russia and eastern europe': 'rutube.ru cda.pl stream.cz',
  'south asia': 'hotstar.com zee5.com sonyliv.com mxplayer.in',
  europe: 'ardmediathek.de arte.tv clipfish.de myvideo.de rtlplus.com joyn.de molotov.tv videa.hu',
};
