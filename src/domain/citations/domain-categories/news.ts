import type { DomainTable } from './categories.ts';

/** Newspapers, magazines, broadcasters and the trade press, by country or language. */
export const NEWS: DomainTable = {
  world: `
    reuters.com apnews.com afp.com bloomberg.com bbc.com bbc.co.uk cnn.com aljazeera.com dw.com france24.com
    euronews.com economist.com ft.com wsj.com barrons.com marketwatch.com forbes.com fortune.com businessinsider.*
    cnbc.com hbr.org time.com newsweek.com theatlantic.com newyorker.com vox.com axios.com politico.com politico.eu
    semafor.com nationalgeographic.com scientificamerican.com newscientist.com smithsonianmag.com popsci.com
    popularmechanics.com news.yahoo.com finance.yahoo.com sports.yahoo.com msn.com aol.com investing.com
    news.crunchbase.com`,
  technology: `
    techcrunch.com theverge.com wired.com wired.co.uk arstechnica.com engadget.com zdnet.com cnet.com pcmag.com
    pcworld.com techradar.com tomsguide.com tomshardware.com digitaltrends.com gizmodo.com mashable.com thenextweb.com
    venturebeat.com theregister.com infoworld.com computerworld.com networkworld.com cio.com csoonline.com macworld.com
    macrumors.com 9to5mac.com 9to5google.com androidauthority.com androidcentral.com androidpolice.com
    xda-developers.com gsmarena.com notebookcheck.net anandtech.com makeuseof.com howtogeek.com lifehacker.com
    lifewire.com techadvisor.com trustedreviews.com whathifi.com dpreview.com rtings.com slashgear.com bgr.com
    siliconangle.com techrepublic.com searchengineland.com searchenginejournal.com marketingland.com adweek.com
    adage.com thedrum.com digiday.com martech.org infoq.com thenewstack.io technologyreview.com ign.com gamespot.com
    kotaku.com polygon.com eurogamer.net pcgamer.com`,
  'united states': `
    nytimes.com washingtonpost.com usatoday.com latimes.com chicagotribune.com bostonglobe.com sfchronicle.com
    sfgate.com nypost.com nbcnews.com cbsnews.com abcnews.go.com foxnews.com foxbusiness.com msnbc.com npr.org pbs.org
    usnews.com thehill.com slate.com salon.com huffpost.com thedailybeast.com motherjones.com nationalreview.com
    reason.com propublica.org consumerreports.org goodhousekeeping.com realsimple.com bhg.com southernliving.com
    people.com ew.com variety.com hollywoodreporter.com rollingstone.com billboard.com vulture.com vanityfair.com
    vogue.com gq.com esquire.com menshealth.com womenshealthmag.com self.com shape.com runnersworld.com
    outsideonline.com bicycling.com caranddriver.com motortrend.com roadandtrack.com autoblog.com jalopnik.com
    thespruce.com thespruceeats.com seriouseats.com bonappetit.com epicurious.com foodandwine.com allrecipes.com
    eater.com cntraveler.com travelandleisure.com afar.com thepointsguy.com entrepreneur.com inc.com fastcompany.com
    kiplinger.com money.com thebalancemoney.com morningstar.com seekingalpha.com fool.com investors.com thestreet.com
    espn.com si.com cbssports.com bleacherreport.com theathletic.com bustle.com refinery29.com thecut.com nymag.com
    buzzfeed.com prnewswire.com businesswire.com globenewswire.com prweb.com`,
  'united kingdom and ireland': `
    theguardian.com thetimes.co.uk thetimes.com telegraph.co.uk independent.co.uk dailymail.co.uk mirror.co.uk
    thesun.co.uk express.co.uk standard.co.uk metro.co.uk inews.co.uk itv.com channel4.com sky.com news.sky.com
    which.co.uk moneysavingexpert.com thisismoney.co.uk moneyweek.com cityam.com newstatesman.com spectator.co.uk
    prospectmagazine.co.uk autocar.co.uk autoexpress.co.uk whatcar.com topgear.com timeout.com radiotimes.com nme.com
    stuff.tv expertreviews.co.uk bbcgoodfood.com housebeautiful.com idealhome.co.uk scotsman.com heraldscotland.com
    walesonline.co.uk manchestereveningnews.co.uk irishtimes.com independent.ie rte.ie thejournal.ie irishexaminer.com`,
  canada: `
    cbc.ca theglobeandmail.com thestar.com nationalpost.com financialpost.com globalnews.ca ctvnews.ca macleans.ca
    lapresse.ca ledevoir.com radio-canada.ca protegez-vous.ca moneysense.ca mobilesyrup.com`,
  'australia and new zealand': `
    abc.net.au smh.com.au theage.com.au news.com.au theaustralian.com.au afr.com 9news.com.au sbs.com.au crikey.com.au
    theconversation.com nzherald.co.nz stuff.co.nz rnz.co.nz thespinoff.co.nz consumer.org.nz`,
  germany: `
    spiegel.de zeit.de faz.net sueddeutsche.de welt.de bild.de stern.de focus.de handelsblatt.com wiwo.de
    manager-magazin.de tagesschau.de zdf.de ard.de n-tv.de rtl.de tagesspiegel.de taz.de fr.de morgenpost.de t-online.de
    heise.de golem.de chip.de computerbild.de pcwelt.de netzwelt.de computerbase.de connect.de test.de oekotest.de
    finanzen.net boerse.de capital.de auto-motor-und-sport.de autobild.de autozeitung.de brigitte.de t3n.de
    gruenderszene.de omr.com apotheken-umschau.de ndr.de br.de wdr.de mdr.de swr.de deutschlandfunk.de merkur.de
    rp-online.de haufe.de`,
  'austria and switzerland': `
    orf.at derstandard.at diepresse.com krone.at kurier.at kleinezeitung.at futurezone.at trend.at profil.at heute.at
    nzz.ch tagesanzeiger.ch blick.ch 20min.ch srf.ch rts.ch letemps.ch watson.ch handelszeitung.ch ktipp.ch bilan.ch
    swissinfo.ch tdg.ch`,
  france: `
    lemonde.fr lefigaro.fr liberation.fr leparisien.fr lesechos.fr latribune.fr lexpress.fr lepoint.fr nouvelobs.com
    marianne.net 20minutes.fr ouest-france.fr sudouest.fr bfmtv.com franceinfo.fr francetvinfo.fr tf1info.fr
    radiofrance.fr rfi.fr capital.fr challenges.fr lesnumeriques.com 01net.com frandroid.com numerama.com clubic.com
    journaldunet.com phonandroid.com futura-sciences.com usine-digitale.fr blogdumoderateur.com caradisiac.com largus.fr
    elle.fr marieclaire.fr cosmopolitan.fr topsante.com santemagazine.fr doctissimo.fr`,
  'belgium and the netherlands': `
    vrt.be hln.be standaard.be demorgen.be nieuwsblad.be tijd.be rtbf.be lesoir.be lalibre.be dhnet.be knack.be nos.nl
    nu.nl telegraaf.nl volkskrant.nl nrc.nl ad.nl trouw.nl fd.nl rtlnieuws.nl rtl.nl tweakers.net emerce.nl
    androidworld.nl iculture.nl bright.nl libelle.nl`,
  spain: `
    elpais.com elmundo.es abc.es lavanguardia.com elconfidencial.com eldiario.es 20minutos.es elespanol.com publico.es
    expansion.com eleconomista.es cincodias.elpais.com rtve.es europapress.es marca.com as.com xataka.com genbeta.com
    applesfera.com computerhoy.com hipertextual.com elperiodico.com lasexta.com cuatro.com motor.es`,
  italy: `
    corriere.it repubblica.it lastampa.it ilsole24ore.com ilgiornale.it ilfattoquotidiano.it ilmessaggero.it ansa.it
    rainews.it tgcom24.mediaset.it open.online ilpost.it wired.it hdblog.it tomshw.it punto-informatico.it hwupgrade.it
    dday.it milanofinanza.it money.it panorama.it vanityfair.it quattroruote.it alvolante.it salvagente.it`,
  portugal: `
    publico.pt expresso.pt dn.pt jn.pt observador.pt cmjornal.pt sapo.pt rtp.pt jornaldenegocios.pt eco.sapo.pt
    deco.proteste.pt pplware.sapo.pt`,
  nordic: `
    dn.se svd.se aftonbladet.se expressen.se svt.se di.se sverigesradio.se omni.se idg.se breakit.se vg.no
    aftenposten.no nrk.no dagbladet.no e24.no dn.no tek.no dinside.no tu.no dr.dk politiken.dk berlingske.dk
    jyllands-posten.dk bt.dk borsen.dk tv2.dk eb.dk version2.dk taenk.dk hs.fi yle.fi iltalehti.fi is.fi kauppalehti.fi
    mtvuutiset.fi tivi.fi ruv.is visir.is mbl.is`,
  'central and eastern europe': `
    gazeta.pl wyborcza.pl onet.pl wp.pl rp.pl interia.pl tvn24.pl money.pl bankier.pl spidersweb.pl benchmark.pl
    idnes.cz novinky.cz seznamzpravy.cz aktualne.cz lidovky.cz denik.cz ct24.cz ihned.cz cnews.cz sme.sk dennikn.sk
    pravda.sk aktuality.sk index.hu telex.hu hvg.hu 24.hu origo.hu portfolio.hu digi24.ro hotnews.ro adevarul.ro zf.ro
    g4media.ro dnevnik.bg capital.bg 24chasa.bg jutarnji.hr vecernji.hr index.hr 24sata.hr delo.si rtvslo.si 24ur.com
    b92.net blic.rs n1info.com kathimerini.gr tovima.gr protothema.gr naftemporiki.gr delfi.ee err.ee postimees.ee
    lsm.lv delfi.lv lrt.lt 15min.lt delfi.lt pravda.com.ua kyivindependent.com unian.ua ukrinform.ua`,
  russia: `
    ria.ru tass.ru rbc.ru kommersant.ru vedomosti.ru lenta.ru gazeta.ru meduza.io ixbt.com 3dnews.ru themoscowtimes.com`,
  'turkey and the middle east': `
    hurriyet.com.tr milliyet.com.tr sabah.com.tr sozcu.com.tr ntv.com.tr cnnturk.com haberturk.com webtekno.com
    shiftdelete.net haaretz.com haaretz.co.il ynet.co.il ynetnews.com jpost.com timesofisrael.com globes.co.il
    calcalist.co.il walla.co.il mako.co.il alarabiya.net skynewsarabia.com asharq.com gulfnews.com khaleejtimes.com
    thenationalnews.com arabnews.com zawya.com albayan.ae okaz.com.sa youm7.com ahram.org.eg almasryalyoum.com
    egyptindependent.com iranintl.com`,
  africa: `
    news24.com dailymaverick.co.za iol.co.za timeslive.co.za businesslive.co.za mg.co.za moneyweb.co.za
    mybroadband.co.za punchng.com vanguardngr.com premiumtimesng.com guardian.ng nairametrics.com techcabal.com
    nation.africa standardmedia.co.ke businessdailyafrica.com the-star.co.ke graphic.com.gh myjoyonline.com
    jeuneafrique.com hespress.com le360.ma africanews.com`,
  india: `
    timesofindia.indiatimes.com indiatimes.com economictimes.indiatimes.com hindustantimes.com thehindu.com
    indianexpress.com ndtv.com gadgets360.com indiatoday.in business-standard.com livemint.com moneycontrol.com
    thequint.com scroll.in theprint.in thewire.in news18.com firstpost.com deccanherald.com telegraphindia.com
    financialexpress.com businesstoday.in zeenews.india.com 91mobiles.com digit.in beebom.com smartprix.com
    yourstory.com inc42.com cardekho.com carwale.com bhaskar.com jagran.com amarujala.com`,
  'rest of south asia': `
    dawn.com geo.tv tribune.com.pk thenews.com.pk prothomalo.com thedailystar.net bdnews24.com dailymirror.lk
    kathmandupost.com`,
  japan: `
    asahi.com mainichi.jp yomiuri.co.jp nikkei.com sankei.com nhk.or.jp kyodonews.net japantimes.co.jp jiji.com
    news.yahoo.co.jp toyokeizai.net diamond.jp president.jp itmedia.co.jp impress.co.jp watch.impress.co.jp gigazine.net
    ascii.jp mynavi.jp mybest.com my-best.com the360.life gizmodo.jp getnavi.jp`,
  korea: `
    chosun.com joongang.co.kr donga.com hani.co.kr khan.co.kr mk.co.kr hankyung.com yna.co.kr kbs.co.kr mbc.co.kr
    sbs.co.kr koreatimes.co.kr koreaherald.com zdnet.co.kr etnews.com news.naver.com bloter.net`,
  'china, hong kong and taiwan': `
    people.com.cn xinhuanet.com chinadaily.com.cn caixin.com thepaper.cn sina.com.cn sohu.com 163.com ifeng.com
    huanqiu.com 36kr.com huxiu.com ithome.com zol.com.cn pconline.com.cn scmp.com hk01.com mingpao.com rthk.hk udn.com
    ltn.com.tw chinatimes.com cna.com.tw bnext.com.tw technews.tw inside.com.tw cw.com.tw taipeitimes.com`,
  'south-east asia': `
    straitstimes.com channelnewsasia.com todayonline.com mothership.sg vulcanpost.com thestar.com.my malaymail.com
    freemalaysiatoday.com nst.com.my soyacincau.com kompas.com detik.com tempo.co cnnindonesia.com liputan6.com
    thejakartapost.com bangkokpost.com nationthailand.com thairath.co.th matichon.co.th sanook.com vnexpress.net
    tuoitre.vn thanhnien.vn dantri.com.vn inquirer.net rappler.com philstar.com gmanetwork.com abs-cbn.com yugatech.com`,
  brazil: `
    globo.com g1.globo.com folha.uol.com.br uol.com.br estadao.com.br terra.com.br r7.com ig.com.br veja.abril.com.br
    exame.com infomoney.com.br valor.globo.com tecmundo.com.br techtudo.com.br olhardigital.com.br canaltech.com.br
    tecnoblog.net quatrorodas.abril.com.br cnnbrasil.com.br metropoles.com`,
  'spanish-speaking america': `
    eluniversal.com.mx reforma.com milenio.com excelsior.com.mx elfinanciero.com.mx eleconomista.com.mx jornada.com.mx
    expansion.mx xataka.com.mx clarin.com lanacion.com.ar infobae.com pagina12.com.ar ambito.com cronista.com
    iprofesional.com emol.com latercera.com biobiochile.cl df.cl eltiempo.com elespectador.com semana.com portafolio.co
    larepublica.co elcomercio.pe larepublica.pe gestion.pe rpp.pe eluniverso.com elcomercio.com el-nacional.com
    elpais.com.uy abc.com.py prensalibre.com nacion.com listindiario.com elnuevodia.com`,
};
