import type { DomainTable } from './categories.ts';

/** News and magazines of one trade or interest. */
export const TRADE_PRESS: DomainTable = {
  'business and marketing': `
    searchengineworld.com seroundtable.com marketingdive.com retaildive.com hrdive.com cfodive.com
    cybersecuritydive.com ciodive.com supplychaindive.com healthcaredive.com bankingdive.com paymentsdive.com
    utilitydive.com constructiondive.com socialmediatoday.com industrydive.com chiefmarketer.com chiefmartec.com
    marketingweek.com marketingbrew.com morningbrew.com marketingprofs.com contentmarketinginstitute.com mediapost.com
    adexchanger.com cmswire.com martechseries.com martechcube.com demandgenreport.com emailmonday.com emailweekly.co
    retailtouchpoints.com retailwire.com chainstoreage.com digitalcommerce360.com practicalecommerce.com
    modernretail.co glossy.co businessoffashion.com ecommercetimes.com internetretailing.net retailgazette.co.uk
    grocerydive.com supermarketnews.com restaurantbusinessonline.com nrn.com skift.com phocuswire.com
    hospitalitynet.com travelweekly.com pymnts.com finextra.com americanbanker.com thebanker.com accountingtoday.com
    accountingweb.com accountingweb.co.uk journalofaccountancy.com cpapracticeadvisor.com cpajournal.com
    goingconcern.com accountancyage.com internationalaccountingbulletin.com cfo.com sfmagazine.com treasuryandrisk.com
    hrexecutive.com hrmorning.com tlnt.com hcamag.com peoplemanagement.co.uk personneltoday.com hr.com
    recruitingdaily.com ere.net staffingindustry.com uctoday.com nojitter.com cxtoday.com callcentrehelper.com
    contactcenterpipeline.com customerthink.com destinationcrm.com talkingpointz.com avnetwork.com
    commercialintegrator.com channele2e.com crn.com channelfutures.com thechannelco.com itprotoday.com
    informationweek.com eweek.com datamation.com datanami.com dataversity.net kdnuggets.com analyticsinsight.net
    analyticsindiamag.com towardsdatascience.com insidebigdata.com techtarget.com
    computerweekly.com itpro.com siliconrepublic.com sifted.eu tech.eu eu-startups.com uktech.news geekwire.com
    theinformation.com tldr.tech bensbites.co therundown.ai theneurondaily.com superhuman.ai aimagazine.com unite.ai
    marktechpost.com syncedreview.com thegradient.pub aibusiness.com artificialintelligence-news.com techdogs.com`,
  'security and development': `
    darkreading.com bleepingcomputer.com thehackernews.com securityweek.com cyberscoop.com therecord.media
    scmagazine.com helpnetsecurity.com infosecurity-magazine.com threatpost.com securityboulevard.com
    esecurityplanet.com cyberpress.org cyberdefensemagazine.com hackread.com grahamcluley.com packetstormsecurity.com
    lwn.net phoronix.com linuxjournal.com itsfoss.com omgubuntu.co.uk opensource.com dzone.com sdtimes.com devclass.com
    javascriptweekly.com css-tricks.com smashingmagazine.com alistapart.com sitepoint.com uxdesign.cc uxmatters.com
    uxmag.com creativebloq.com design-milk.com dezeen.com archdaily.com commarts.com itsnicethat.com core77.com
    eetimes.com electronicdesign.com semiengineering.com edn.com storagereview.com blocksandfiles.com servethehome.com
    nextplatform.com hpcwire.com datacenterknowledge.com datacenterdynamics.com lightreading.com fiercewireless.com
    fiercehealthcare.com fiercebiotech.com statnews.com modernhealthcare.com beckershospitalreview.com medscape.com
    healthcareitnews.com mobihealthnews.com medcitynews.com drugtopics.com pharmatimes.com enr.com
    constructionnews.co.uk autonews.com automotiveworld.com electrek.co insideevs.com greentechmedia.com
    renewableenergyworld.com offshorewind.biz flightglobal.com aviationweek.com simpleflying.com flyingmag.com
    aerotime.aero ainonline.com railwaygazette.com splash247.com freightwaves.com law360.com law.com lawandcrime.com
    abovethelaw.com jdsupra.com lexology.com taxnotes.com hechingerreport.org insidehighered.com chronicle.com
    edweek.com`,
  'culture, sport and science': `
    screenrant.com collider.com slashfilm.com cbr.com movieweb.com looper.com empireonline.com thewrap.com deadline.com
    indiewire.com avclub.com gamesradar.com pcgamesn.com rockpapershotgun.com gamedeveloper.com gamesindustry.biz
    dexerto.com shacknews.com destructoid.com nintendolife.com pushsquare.com pitchfork.com stereogum.com
    consequence.net complex.com hypebeast.com highsnobiety.com wmagazine.com glamour.com allure.com cosmopolitan.com
    harpersbazaar.com elle.com instyle.com byrdie.com whowhatwear.com popsugar.com
    architecturaldigest.com apartmenttherapy.com dwell.com skysports.com eurosport.com goal.com fourfourtwo.com
    90min.com onefootball.com sbnation.com foxsports.com sportingnews.com sportsbusinessjournal.com tennis.com golf.com
    golfdigest.com cyclingnews.com velonews.com bikeradar.com mmafighting.com espncricinfo.com motorsport.com
    autosport.com the-race.com planetf1.com racer.com phys.org sciencedaily.com sciencealert.com livescience.com
    space.com skyatnightmagazine.com astronomy.com popularscience.com earthsky.org eurekalert.org quantamagazine.org
    history.com historyextra.com historyhit.com mentalfloss.com atlasobscura.com thevintagenews.com grunge.com
    nickiswift.com distractify.com hollywoodlife.com usmagazine.com tmz.com eonline.com pagesix.com lawfaremedia.org
    foreignpolicy.com foreignaffairs.com thediplomat.com warontherocks.com rferl.org voanews.com upi.com
    spiked-online.com quillette.com vice.com buzzfeednews.com theweek.com
    theintercept.com motherjones.org washingtonexaminer.com washingtontimes.com nysun.com rollcall.com
    c-span.org
    csmonitor.com`,
};
