import type { DomainTable } from './categories.ts';

/** Forums, questions and answers. */
export const COMMUNITIES: DomainTable = {
  forums: `
    reddit.com redd.it quora.com news.ycombinator.com lobste.rs slashdot.org discord.com discord.gg disqus.com
    discourse.org groups.google.com community.spiceworks.com lemmy.world kbin.social tildes.net metafilter.com
    somethingawful.com resetera.com neogaf.com gamefaqs.gamespot.com steamcommunity.com avforums.com head-fi.org
    audiosciencereview.com overclock.net bogleheads.org biggerpockets.com city-data.com flyertalk.com fodors.com
    mumsnet.com babycenter.com whattoexpect.com thestudentroom.co.uk pistonheads.com bimmerpost.com bobistheoilguy.com
    forums.moneysavingexpert.com boards.ie whirlpool.net.au ozbargain.com.au redflagdeals.com warriorforum.com
    blackhatworld.com webmasterworld.com digitalpoint.com indiehackers.com producthunt.com growthhackers.com`,
  questions: `
    stackexchange.com stackoverflow.com serverfault.com superuser.com askubuntu.com mathoverflow.net
    answers.microsoft.com discussions.apple.com community.openai.com dev.to answers.com brainly.com
    chegg.com justanswer.com experts-exchange.com codeproject.com     `,
  'german-speaking': `
    gutefrage.net wer-weiss-was.de motor-talk.de mydealz.de urbia.de planet-liebe.de administrator.de finanzfrage.net
    wallstreet-online.de forum.chip.de`,
  french: 'forum.hardware.fr dealabs.com forum-auto.caradisiac.com',
  spanish: 'forocoches.com burbuja.info mediavida.com rankia.com chollometro.com taringa.net',
  italian: 'finanzaonline.com pepper.it',
  portuguese: 'pelando.com.br',
  nordic: 'flashback.org familjeliv.se diskusjon.no suomi24.fi',
  dutch: 'gathering.tweakers.net forum.fok.nl pepper.com',
  'eastern europe': 'wykop.pl elektroda.pl forum.gazeta.pl emimino.cz modrykonik.sk prohardver.hu pikabu.ru',
  japan: `
    chiebukuro.yahoo.co.jp okwave.jp oshiete.goo.ne.jp 5ch.net komachi.yomiuri.co.jp qiita.com zenn.dev cosme.net`,
  korea: 'kin.naver.com cafe.naver.com dcinside.com ruliweb.com clien.net ppomppu.co.kr blind.com teamblind.com',
  china: 'zhihu.com tieba.baidu.com zhidao.baidu.com v2ex.com segmentfault.com smzdm.com hupu.com tianya.cn',
  taiwan: 'ptt.cc mobile01.com bahamut.com.tw gamer.com.tw',
  india: 'team-bhp.com desidime.com',
  'south-east asia': 'kaskus.co.id lowyat.net hardwarezone.com.sg pantip.com voz.vn tinhte.vn',
  'middle east': 'eksisozluk.com sikayetvar.com tapuz.co.il hawaaworld.com',
};
